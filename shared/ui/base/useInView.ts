import { useCallback, useState, type RefCallback } from 'react';

/**
 * Options of `useInView`. `margin` enlarges the viewport, so that loading starts early. `once` (default) stays true
 * after the first time.
 */
interface InViewOptions {
  margin?: string;
  once?: boolean;
}

/**
 * Returns whether an element is on screen: `const [ref, inView] = useInView<HTMLDivElement>()`. False on the server, true
 * without IntersectionObserver. The element may mount later than this hook: content of `Suspense` hydrates by itself.
 */
export function useInView<Target extends Element>({ margin = '200px', once = true }: InViewOptions = {}): [
  RefCallback<Target>,
  boolean,
] {
  const [inView, setInView] = useState(false);
  const watch: RefCallback<Target> = useCallback(
    (element) => {
      if (!element) return undefined;
      if (typeof IntersectionObserver === 'undefined') {
        setInView(true);
        return undefined;
      }
      const observer = new IntersectionObserver(
        (entries) => {
          const visible = entries.some((entry) => entry.isIntersecting);
          if (visible || !once) setInView(visible);
          if (visible && once) observer.disconnect();
        },
        { rootMargin: margin },
      );
      observer.observe(element);
      return () => {
        observer.disconnect();
        // Nothing is on screen in a page that was left.
        if (!once) setInView(false);
      };
    },
    [margin, once],
  );
  return [watch, inView];
}
