import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { QueryState } from '../store/boundQuery';
import { motion } from '../theme';
import { SectionError, VisuallyHidden } from '../ui';
import { useSite } from './SiteContext';

interface FetchedProps<Data> {
  readonly query: Pick<QueryState<Data>, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch'>;
  /** Stands for the content in its size until there is any. */
  readonly skeleton: ReactNode;
  /** What failed, in a few words: "The news did not load". */
  readonly failure: string;
  readonly children: (data: Data) => ReactNode;
}

/**
 * One call's place on a page: skeleton, content (dimmed while newer content is under way), or what went wrong and a retry.
 * The content hydrates by itself: lists are long, and who presses what stands above one need not wait for it.
 */
export const Fetched = <Data,>({ query, skeleton, failure, children }: FetchedProps<Data>): ReactNode => {
  const { words, callFailed } = useSite();
  // A failure stays in its place while the call is tried again: no skeleton, nor what was there before, flashes in between.
  const retrying = query.isFetching && query.error !== undefined;
  const failed = query.isError || retrying;
  const isShown = !failed && query.data !== undefined;
  const content = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  // The content takes the place of the retry that was pressed, and the focus that goes with it.
  useEffect(() => {
    if (!isShown || !wasPressed.current) return;
    wasPressed.current = false;
    if (!content.current || document.activeElement !== document.body) return;
    content.current.tabIndex = -1;
    content.current.focus({ preventScroll: true });
  }, [isShown]);
  useEffect(() => {
    if (query.isError) callFailed?.(failure);
  }, [query.isError, failure, callFailed]);
  const retry = (): void => {
    wasPressed.current = true;
    void query.refetch();
  };
  if (failed) {
    return (
      <SectionError
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
