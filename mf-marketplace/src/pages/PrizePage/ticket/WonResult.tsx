import { useEffect, useRef } from 'react';
import type { Prize } from '@caravan/shared/contracts/calls';
import { formatMoney } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { TextLink } from '@caravan/shared/ui';
import { keyframes, styled } from 'styled-components';
import { colour, font, media, motion, size, space } from '@caravan/shared/theme';
import { VEHICLES_PATH } from '../../../api/listView';

interface WonResultProps {
  /** In the currency of the page. Null if unknown. */
  readonly amount: number | null;
  /** Undefined if unknown. */
  readonly prize: Prize | undefined;
  /** True for an entry that was just sent: the result receives the focus. */
  readonly isNew: boolean;
}

/** Id of the only prize that is for a car. */
const CAR_PRIZE = 'car';

export const WonResult = ({ amount, prize, isNew }: WonResultProps) => {
  const t = useTexts('marketplace');
  const { lang, currency } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus({ preventScroll: true });
  }, [isNew]);
  const sum = amount === null ? null : formatMoney(amount, currency, lang);
  return (
    <Result>
      <Seal isAnimated={isNew} />
      <TextBlock $moves={isNew}>
        <h3 ref={heading} tabIndex={-1}>
          {t(sum === null ? 'prize.entered' : 'prize.won')} {sum !== null && <Amount>{sum}</Amount>}
        </h3>
      </TextBlock>
      <Next>
        {prize && <PrizeName>{prize.title}</PrizeName>}
        {t('prize.next')} {prize?.id === CAR_PRIZE && <TextLink to={VEHICLES_PATH}>{t('prize.toFinder')}</TextLink>}
      </Next>
    </Result>
  );
};

const POINTS = 36;

/** Returns a point of the seal's rim around (100, 100). Even points are outer, odd ones inner. */
const rimPoint = (index: number): string => {
  const angle = (index * Math.PI) / POINTS;
  const radius = index % 2 === 0 ? 98 : 88;
  return `${(100 + radius * Math.sin(angle)).toFixed(1)},${(100 - radius * Math.cos(angle)).toFixed(1)}`;
};

const rim = Array.from({ length: 2 * POINTS }, (_, index) => rimPoint(index)).join(' ');

/** A seal behind the amount. `isAnimated` animates its appearance. */
const Seal = ({ isAnimated }: { readonly isAnimated: boolean }) => (
  <Drawing viewBox="0 0 200 200" aria-hidden="true" $moves={isAnimated}>
    <polygon points={rim} />
    <circle cx="100" cy="100" r="80" />
    <circle cx="100" cy="100" r="76" />
  </Drawing>
);

const arrive = keyframes`
  from { opacity: 0; transform: scale(0.5) rotate(-70deg); }
`;

const Drawing = styled.svg<{ $moves: boolean }>`
  grid-area: 1 / 1;
  width: min(100%, 19rem);
  fill: ${colour.accent};
  circle {
    fill: none;
    stroke: ${colour.onAccent};
    stroke-width: 1;
  }
  animation: ${({ $moves }) => ($moves ? arrive : 'none')} 700ms ${motion.ease};
  ${media.calm} {
    animation: none;
  }
`;

/** The amount on a seal, with the next steps below. */
const Result = styled.div`
  /* Stands over the hidden form. The frame of the lazy part is the stage's child, so the stage's own rule does not apply here. */
  grid-area: 1 / 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  place-items: center;
  align-content: center;
`;

const appear = keyframes`
  from { opacity: 0; transform: scale(0.8); }
`;

const TextBlock = styled.div<{ $moves: boolean }>`
  grid-area: 1 / 1;
  max-width: 14rem;
  color: ${colour.onAccent};
  text-align: center;
  animation: ${({ $moves }) => ($moves ? appear : 'none')} 500ms 300ms ${motion.ease} backwards;
  ${media.calm} {
    animation: none;
  }
  h3 {
    font-family: ${font.text};
    font-size: ${size.body};
    outline: none;
  }
`;

const Amount = styled.span`
  display: block;
  font-family: ${font.display};
  font-size: ${size.hero};
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.15;
  white-space: nowrap;
`;

const Next = styled.p`
  max-width: 24rem;
  color: ${colour.inkSoft};
  text-align: center;
`;

const PrizeName = styled.strong`
  display: block;
  color: ${colour.ink};
`;
