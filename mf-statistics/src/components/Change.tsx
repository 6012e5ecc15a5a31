import { formatPercent, MISSING } from '@caravan/shared/format';
import { useSite } from '@caravan/shared/site';
import { colour } from '@caravan/shared/theme';
import { styled } from 'styled-components';
import { directionOf } from './headline';

/** Shows a change as a signed percentage with an arrow, or a dash. The sign shows the direction without arrow or colour. */
export const Change = ({ share }: { share: number | undefined }) => {
  const { lang } = useSite();
  if (share === undefined) return MISSING;
  const text = formatPercent(share, lang, { sign: true });
  const direction = directionOf(share);
  if (direction === 'same') return text;
  return (
    <Signed $up={direction === 'up'}>
      <svg viewBox="0 0 10 10" aria-hidden="true">
        <path d={direction === 'up' ? 'M1 8 5 2l4 6' : 'M1 2l4 6 4-6'} />
      </svg>
      {text}
    </Signed>
  );
};

const Signed = styled.span<{ $up: boolean }>`
  color: ${({ $up }) => ($up ? colour.good : colour.bad)};
  white-space: nowrap;
  svg {
    display: inline-block;
    width: 0.42em;
    height: 0.42em;
    margin-inline-end: 0.18em;
    vertical-align: 0.12em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    overflow: visible;
  }
`;
