import { Icon, X } from '../../icons';
import { useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { colour, media, motion, radius, space } from '../../theme';
import { Heading } from '../base';
import { IconButton } from '../actions';
import { Leaving, type LeavingTexts } from './Leaving';
import { useDialog } from './useDialog';
import { useLeaving } from './useLeaving';

/** Props of `Modal`. It renders nothing while `open` is false. */
interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  fillsPhone?: boolean;
  /** For a dialog with a form: texts of the question before Escape or the backdrop discards input. */
  leaving?: LeavingTexts;
}

/**
 * A dialog on the native element. Keeps the focus inside and returns it. Escape and the backdrop close it, or ask
 * first. The page behind does not scroll.
 */
export function Modal({ open, ...rest }: ModalProps) {
  return open ? <OpenModal {...rest} /> : null;
}

function OpenModal({
  onClose,
  title,
  closeLabel,
  children,
  footer,
  size: modalSize = 'medium',
  fillsPhone = false,
  leaving,
}: Omit<ModalProps, 'open'>) {
  const { isAsking, leave, stay, handleInput } = useLeaving(leaving !== undefined, onClose);
  const dialog = useDialog(leave, onClose);
  const titleId = useId();
  // A press inside that is released on the backdrop (after selecting text) also clicks the dialog. It must not close
  // it.
  const wasPressed = useRef(false);
  const handlePointerDown = (event: MouseEvent<HTMLDialogElement>): void => {
    wasPressed.current = event.target === event.currentTarget;
  };
  const handleClick = (event: MouseEvent<HTMLDialogElement>): void => {
    // The second click of the double click that opened the dialog lies on the backdrop.
    if (event.detail < 2 && wasPressed.current && event.target === event.currentTarget) leave();
  };
  return (
    <Dialog
      ref={dialog}
      data-sheet=""
      aria-labelledby={titleId}
      onPointerDown={handlePointerDown}
      onClick={handleClick}
      onInput={handleInput}
      $size={modalSize}
      $fills={fillsPhone}
    >
      <Sheet>
        <Title level={2} variant="title" id={titleId}>
          {title}
        </Title>
        {children}
        {footer !== undefined && <Foot>{footer}</Foot>}
        {leaving && isAsking && <Leaving texts={leaving} onStay={stay} onLeave={onClose} />}
        {/* Last, so that the first field gets the focus when the dialog opens. */}
        <Corner>
          <IconButton label={closeLabel} icon={<Icon of={X} />} onClick={onClose} />
        </Corner>
      </Sheet>
    </Dialog>
  );
}

const appear = keyframes`
  from { opacity: 0; transform: translateY(${space[1]}); }
`;

const widths = { small: '24rem', medium: '36rem', large: '60rem' } as const;

const Dialog = styled.dialog<{ $size: keyof typeof widths; $fills: boolean }>`
  width: min(${({ $size }) => widths[$size]}, calc(100vw - 2rem));
  max-width: none;
  max-height: calc(100dvh - 2rem);
  margin: auto;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${colour.line};
  border-radius: ${radius.card};
  background: ${colour.surface};
  color: ${colour.ink};
  animation: ${appear} ${motion.calm} ${motion.ease};
  /* A toast covers the end of a dialog that scrolls. */
  &:has([data-toast]) {
    scroll-padding-block-end: 5rem;
  }
  &::backdrop {
    background: ${colour.veil};
  }
  ${({ $fills }) =>
    $fills &&
    css`
      ${media.phone} {
        width: 100vw;
        height: 100dvh;
        max-height: none;
        border: 0;
        border-radius: 0;
      }
    `}
`;

const Sheet = styled.div`
  position: relative;
  padding: ${space[3]};
`;

const Title = styled(Heading)`
  margin-bottom: ${space[2]};
  padding-inline-end: ${space[5]};
`;

const Corner = styled.div`
  position: absolute;
  inset-block-start: 0.875rem;
  inset-inline-end: 0.875rem;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[1]};
  margin-top: ${space[3]};
`;
