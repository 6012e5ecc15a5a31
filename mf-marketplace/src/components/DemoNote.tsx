import { styled } from 'styled-components';
import { useTexts } from '@caravan/shared/site';
import { smallSoft, space } from '@caravan/shared/theme';

export interface MaybeDemo {
  readonly isDemo?: true | undefined;
}

interface DemoNoteProps {
  /** Text variant: `list` if pictures are drawings too. */
  readonly kind: 'list' | 'offer' | 'market' | 'prize';
  readonly items: readonly MaybeDemo[];
}

/** Says that items are examples and not offers, if the API marks any of them (SAL-10). */
export const DemoNote = ({ kind, items }: DemoNoteProps) => {
  const t = useTexts('marketplace');
  return items.some(({ isDemo }) => isDemo === true) ? <Note>{t(`demoNote.${kind}`)}</Note> : null;
};

const Note = styled.p`
  margin-block: ${space[1]};
  ${smallSoft}
`;
