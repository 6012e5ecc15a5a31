import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { space } from '@caravan/shared/theme';
import { FailureNotice } from '@caravan/shared/ui';
import type { RemoteErrorKind } from '../remotes/errors';
import { useShellTexts } from '../texts/TextsContext';

interface CodeFailureProps extends Pick<ComponentProps<typeof FailureNotice>, 'level' | 'onRetry'> {
  readonly isConnection?: boolean;
}

/** The message for code that could not be loaded, with a retry. */
export function CodeFailure({ isConnection = false, ...notice }: CodeFailureProps) {
  const t = useShellTexts();
  return (
    <FailureNotice
      {...notice}
      title={t('layout.failure.title')}
      text={t(isConnection ? 'layout.failure.connection' : 'layout.failure.text')}
      retryLabel={t('layout.failure.retry')}
    />
  );
}

interface SlotFailureProps {
  kind: RemoteErrorKind;
  onRetry: () => void;
}

/** The message for a page that could not be loaded. The console and `/test` name its remote and the cause. */
export const SlotFailure = ({ kind, onRetry }: SlotFailureProps) => (
  <Frame>
    <CodeFailure level={1} isConnection={kind === 'network' || kind === 'timeout'} onRetry={onRetry} />
  </Frame>
);

const Frame = styled.div`
  padding-block: ${space[5]};
`;
