import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useInView } from './useInView';

const observe = jest.fn();
let report = (_entries: readonly { readonly isIntersecting: boolean }[]): void => undefined;

class Observer {
  readonly observe = observe;
  readonly disconnect = (): void => undefined;

  constructor(callback: typeof report) {
    report = callback;
  }
}

const WatchedElement = ({ isThere }: { readonly isThere: boolean }): ReactNode => {
  const [ref, inView] = useInView<HTMLParagraphElement>();
  return isThere && <p ref={ref}>{inView ? 'seen' : 'hidden'}</p>;
};

it('watches an element that mounts later than the hook', () => {
  Object.assign(globalThis, { IntersectionObserver: Observer });
  const { container, rerender } = render(<WatchedElement isThere={false} />);
  expect(observe).not.toHaveBeenCalled();
  rerender(<WatchedElement isThere />);
  expect(observe).toHaveBeenCalledTimes(1);
  expect(container).toHaveTextContent('hidden');
  act(() => report([{ isIntersecting: true }]));
  expect(container).toHaveTextContent('seen');
});
