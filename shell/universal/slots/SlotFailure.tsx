import { styled } from 'styled-components';
import { space } from '@caravan/shared/theme';
import { SectionError } from '@caravan/shared/ui';
import type { RemoteErrorKind } from '../sections/errors';
import { useLayoutTexts } from '../layout/useLayoutTexts';

interface SlotFailureProps {
  kind: RemoteErrorKind;
  remote?: string;
  version?: string;
  onRetry: () => void;
}

/** A section that could not be loaded; the rest of the page goes on. Its last line is for the team that owns it. */
export function SlotFailure({ kind, remote, version, onRetry }: SlotFailureProps) {
  const { failure: texts } = useLayoutTexts();
  const isConnection = kind === 'network' || kind === 'timeout';
  return (
    <Frame>
      <SectionError
        level={1}
        title={texts.title}
        text={isConnection ? texts.connection : texts.text}
        detail={[remote, version?.slice(0, 12), kind].filter((part) => part !== undefined).join(' · ')}
        retryLabel={texts.retry}
        onRetry={onRetry}
      />
    </Frame>
  );
}

const Frame = styled.div`
  padding-block: ${space[5]};
`;
