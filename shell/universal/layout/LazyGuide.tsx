import { lazy, Suspense, type ComponentType } from 'react';
import type { GuideProps } from './Guide';

// Loaded on demand, because few visitors see the guide. Renders nothing if its code cannot be loaded.
const Guide = lazy(async (): Promise<{ default: ComponentType<GuideProps> }> => {
  try {
    return { default: (await import(/* webpackChunkName: "guide" */ './Guide')).Guide };
  } catch {
    return { default: () => null };
  }
});

export const LazyGuide = (props: GuideProps) => (
  <Suspense fallback={null}>
    <Guide {...props} />
  </Suspense>
);
