import { styled } from 'styled-components';
import { space } from '@caravan/shared/theme';
import { FailureNotice } from '@caravan/shared/ui';
import type { RemoteErrorKind } from '../remotes/errors';
import { useShellTexts } from '../texts/TextsContext';

interface SlotFailureProps {
  kind: RemoteErrorKind;
  onRetry: () => void;
}

/** The message for a remote that could not be loaded. The console and `/test` name it and the cause. */
export function SlotFailure({ kind, onRetry }: SlotFailureProps) {
  const t = useShellTexts();
  const isConnection = kind === 'network' || kind === 'timeout';
  return (
    <Frame>
      <FailureNotice
        level={1}
        title={t('layout.failure.title')}
        text={t(isConnection ? 'layout.failure.connection' : 'layout.failure.text')}
        retryLabel={t('layout.failure.retry')}
        onRetry={onRetry}
      />
    </Frame>
  );
}

const Frame = styled.div`
  padding-block: ${space[5]};
`;
