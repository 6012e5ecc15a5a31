import { lazy, Suspense, type ComponentType } from 'react';
import type { GuideProps } from './Guide';

// Few visitors are led here by somebody; where its code cannot be had, they do without.
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
