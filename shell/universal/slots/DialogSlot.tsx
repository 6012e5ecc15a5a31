import { Icon, X } from '@caravan/shared/icons';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import type { Slot } from '@caravan/shared/contracts';
import { colour, motion, radius, space } from '@caravan/shared/theme';
import { IconButton, useDialog } from '@caravan/shared/ui';
import { useShellTexts } from '../texts/TextsContext';
import { useShell } from '../services/ShellContext';
import { CodeFailure } from './SlotFailure';
import { WidgetSlot } from './WidgetSlot';

interface FrameProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with the progress or the failure of a dialog's code. */
const DialogFrame = ({ label, onClose, children }: FrameProps): ReactElement => {
  const t = useShellTexts();
  const dialog = useDialog(onClose);
  return (
    <Frame ref={dialog} data-sheet="" aria-label={label}>
      {children}
      <Corner>
        <IconButton label={t('layout.closeDialog')} icon={<Icon of={X} />} onClick={onClose} />
      </Corner>
    </Frame>
  );
};

const LoadingDialog = ({ onClose }: Pick<FrameProps, 'onClose'>): ReactElement => {
  const t = useShellTexts();
  return (
    <DialogFrame label={t('layout.loading')} onClose={onClose}>
      <Progress>
        <output>{t('layout.loading')}</output>
        <Line />
      </Progress>
    </DialogFrame>
  );
};

interface FailureDialogProps extends Pick<FrameProps, 'onClose'> {
  readonly onRetry: () => void;
}

const FailureDialog = ({ onRetry, onClose }: FailureDialogProps): ReactElement => {
  const t = useShellTexts();
  return (
    <DialogFrame label={t('layout.failure.title')} onClose={onClose}>
      <CodeFailure isConnection onRetry={onRetry} />
    </DialogFrame>
  );
};

interface DialogSlotProps {
  readonly slot: Slot;
  readonly widgetProps: { readonly onClose: () => void };
}

/** The dialog of a remote. It opens at once (SHELL-26) with progress, then the dialog, or a message with a retry. */
export const DialogSlot = ({ slot, widgetProps }: DialogSlotProps): ReactElement => {
  const { remotes } = useShell();
  const { onClose } = widgetProps;
  // Opening it again after a failure loads it again.
  useEffect(() => {
    if (remotes.state(slot).status === 'failed') void remotes.retry(slot);
    // oxlint-disable-next-line exhaustive-deps -- runs once for each dialog
  }, []);
  return (
    <WidgetSlot
      slot={slot}
      widgetProps={widgetProps}
      fallback={<LoadingDialog onClose={onClose} />}
      renderFailure={(onRetry) => <FailureDialog onRetry={onRetry} onClose={onClose} />}
    />
  );
};

const appear = keyframes`
  from { opacity: 0; }
`;

// The animation starts after 100 ms, so that code that arrives at once replaces an invisible dialog.
const Frame = styled.dialog`
  width: min(24rem, calc(100vw - 2rem));
  margin: auto;
  padding: ${space[3]};
  padding-inline-end: ${space[8]};
  border: 1px solid ${colour.line};
  border-radius: ${radius.card};
  background: ${colour.surface};
  color: ${colour.ink};
  animation: ${appear} ${motion.quick} ${motion.ease} 100ms backwards;
  &::backdrop {
    background: ${colour.veil};
    animation: ${appear} ${motion.quick} ${motion.ease} 100ms backwards;
  }
`;

const Corner = styled.div`
  position: absolute;
  inset-block-start: ${space[1]};
  inset-inline-end: ${space[1]};
`;

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(300%); }
`;

const Progress = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-height: 6rem;
  overflow: hidden;
`;

const Line = styled.div`
  width: 33%;
  height: 2px;
  background: ${colour.accent};
  animation: ${slide} 1200ms ${motion.ease} infinite;
  @media (prefers-reduced-motion: reduce) {
    width: 100%;
    animation: none;
  }
`;
