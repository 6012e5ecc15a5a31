import { useEffect, useRef, useState, type RefObject } from 'react';

/** Options of `useInView`: `margin` widens the screen (so that loading starts early), `once` (default) stays true after the first time. */
export interface InViewOptions {
  margin?: string;
  once?: boolean;
}

/** Whether an element is on screen: `const [ref, inView] = useInView<HTMLDivElement>()`. False on the server; true where observers are missing. */
export function useInView<Target extends Element>({ margin = '200px', once = true }: InViewOptions = {}): [
  RefObject<Target | null>,
  boolean,
] {
  const target = useRef<Target>(null);
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const element = target.current;
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
    return () => observer.disconnect();
  }, [margin, once]);
  return [target, inView];
}
