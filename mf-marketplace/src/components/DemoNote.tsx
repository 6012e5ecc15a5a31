import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '@caravan/shared/site';
import { colour, size, space } from '@caravan/shared/theme';

interface MaybeDemo {
  readonly isDemo?: true | undefined;
}

interface DemoNoteProps {
  /** Words for what is shown: `list` where pictures are drawings too. */
  readonly kind: 'list' | 'offer' | 'prize';
  readonly things: readonly MaybeDemo[];
}

/** Says that what is shown is an example and no offer, where the API marks any of it so (SAL-10). */
export const DemoNote = ({ kind, things }: DemoNoteProps): ReactElement | null => {
  const t = useTexts('marketplace');
  return things.some(({ isDemo }) => isDemo === true) ? <Note>{t(`demoNote.${kind}`)}</Note> : null;
};

const Note = styled.p`
  margin-block: ${space[1]};
  color: ${colour.inkSoft};
  font-size: ${size.small};
`;
