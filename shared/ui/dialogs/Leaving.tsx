import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { colour, font, space } from '../../theme';
import { Button } from '../actions';

/** Texts of the question whether to close a form with unsent input. */
export interface LeavingTexts {
  readonly question: string;
  readonly stay: string;
  readonly leave: string;
}

interface LeavingProps {
  readonly texts: LeavingTexts;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks at the lower edge of a dialog whether to close it and lose the input. */
export function Leaving({ texts, onStay, onLeave }: LeavingProps) {
  const id = useId();
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    safe.current?.focus();
    // At its end, the dialog shows its toasts below the question instead of over it.
    const dialog = safe.current?.closest('dialog');
    if (dialog) dialog.scrollTop = dialog.scrollHeight;
  }, []);
  return (
    <Frame aria-labelledby={id}>
      <Question id={id}>{texts.question}</Question>
      <Button ref={safe} variant="primary" aria-describedby={id} onClick={onStay}>
        {texts.stay}
      </Button>
      <Button onClick={onLeave}>{texts.leave}</Button>
    </Frame>
  );
}

const Frame = styled.section`
  position: sticky;
  z-index: 1;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin: ${space[3]} -${space[3]} -${space[3]};
  padding: ${space[2]} ${space[3]};
  border-top: 2px solid ${colour.ink};
  background: ${colour.surface};
`;

const Question = styled.p`
  flex-basis: 100%;
  font-weight: ${font.strong};
`;
