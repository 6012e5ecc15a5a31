import { styled } from 'styled-components';
import type { PriceChanges } from '@caravan/shared/contracts/calls';
import { formatDate } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { colour, size, space } from '@caravan/shared/theme';
import { VisuallyHidden } from '@caravan/shared/ui';
import { stepsOf } from './priceSteps';

interface SparklineProps {
  readonly days: PriceChanges['days'];
  /** The first day. */
  readonly since: string;
  /** Description of the line for screen readers. */
  readonly label: string;
}

const BOX = { width: 600, height: 72 };

/** Prices as a line of steps from the first day to today. */
export const Sparkline = ({ days, since, label }: SparklineProps) => {
  const t = useTexts('marketplace');
  const { lang, today } = useSite();
  return (
    <Figure>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Plot viewBox={`0 0 ${String(BOX.width)} ${String(BOX.height)}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={stepsOf(days, today, BOX)} />
      </Plot>
      <Ends aria-hidden="true">
        <span>{formatDate(since, lang)}</span>
        <span>{t('priceHistory.today')}</span>
      </Ends>
    </Figure>
  );
};

const Figure = styled.div`
  margin-bottom: ${space[2]};
`;

/** Half of the line's width lies outside of the edges, so the overflow stays visible. */
const Plot = styled.svg`
  width: 100%;
  height: 4.5rem;
  overflow: visible;
  path {
    fill: none;
    stroke: ${colour.accent};
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
`;

const Ends = styled.p`
  display: flex;
  justify-content: space-between;
  margin-top: ${space.half};
  padding-top: ${space.half};
  border-top: 1px solid ${colour.line};
  color: ${colour.inkSoft};
  font-size: ${size.tiny};
`;
