import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { QueryState } from '../store/boundQuery';
import { motion } from '../theme';
import { FailureNotice, VisuallyHidden } from '../ui';
import { useSite } from './SiteContext';

interface FetchedProps<Data> {
  readonly query: Pick<QueryState<Data>, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch'>;
  /** Placeholder of the same size while loading. */
  readonly skeleton: ReactNode;
  /** What failed, in a few words: "The news did not load". */
  readonly failure: string;
  readonly children: (data: Data) => ReactNode;
}

/**
 * Shows the result of a call: skeleton, content (dimmed while newer content loads), or an error with a retry. The
 * content hydrates by itself, so that a long list delays nothing above it.
 */
export const Fetched = <Data,>({ query, skeleton, failure, children }: FetchedProps<Data>): ReactNode => {
  const { words, callFailed } = useSite();
  // While a failed call is retried its error stays, so that nothing flashes.
  const isRetrying = query.isFetching && query.error !== undefined;
  const hasFailed = query.isError || isRetrying;
  const isShown = !hasFailed && query.data !== undefined;
  const content = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  // The content replaces the focused retry button, so it takes the focus.
  useEffect(() => {
    if (!isShown || !hadFocus.current) return;
    hadFocus.current = false;
    if (!content.current || document.activeElement !== document.body) return;
    content.current.tabIndex = -1;
    content.current.focus({ preventScroll: true });
  }, [isShown]);
  // A retry that fails as well is the same failure.
  useEffect(() => (hasFailed ? callFailed?.(failure) : undefined), [hasFailed, failure, callFailed]);
  const retry = (): void => {
    hadFocus.current = document.activeElement !== document.body;
    void query.refetch();
  };
  if (hasFailed) {
    return (
      <FailureNotice
        title={failure}
        text={words.advice}
        retryLabel={words.retry}
        onRetry={retry}
        retrying={query.isFetching}
      />
    );
  }
  if (query.data === undefined) {
    return (
      <div aria-busy="true">
        <VisuallyHidden>{words.loading}</VisuallyHidden>
        {skeleton}
      </div>
    );
  }
  return (
    <Content ref={content} aria-busy={query.isFetching} $old={query.isFetching}>
      <Suspense fallback={null}>{children(query.data)}</Suspense>
    </Content>
  );
};

const Content = styled.div<{ $old: boolean }>`
  opacity: ${({ $old }) => ($old ? 0.5 : 1)};
  transition: opacity ${motion.quick} ${motion.ease};
  &:focus {
    outline: none;
  }
`;
