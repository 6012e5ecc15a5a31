import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useInView } from './useInView';

const observed: Element[] = [];
let show: (() => void) | undefined;

class Observer implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #tell: IntersectionObserverCallback;

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }

  observe(target: Element): void {
    observed.push(target);
    const box = target.getBoundingClientRect();
    show = () =>
      this.#tell(
        [
          {
            target,
            isIntersecting: true,
            boundingClientRect: box,
            intersectionRect: box,
            rootBounds: box,
            intersectionRatio: 1,
            time: 0,
          },
        ],
        this,
      );
  }

  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

const Watched = ({ isThere }: { readonly isThere: boolean }): ReactNode => {
  const [ref, inView] = useInView<HTMLParagraphElement>();
  return isThere && <p ref={ref}>{inView ? 'seen' : 'hidden'}</p>;
};

it('watches an element that mounts later than the hook', () => {
  globalThis.IntersectionObserver = Observer;
  const { container, rerender } = render(<Watched isThere={false} />);
  expect(observed).toEqual([]);
  rerender(<Watched isThere />);
  expect(observed).toHaveLength(1);
  expect(container).toHaveTextContent('hidden');
  act(() => show?.());
  expect(container).toHaveTextContent('seen');
});
