import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { colour, font, media, radius, size, smallFaint, smallSoft, space } from '@caravan/shared/theme';
import { SmallText } from '@caravan/shared/ui';
import { useExampleMoney } from '../../components/useExampleMoney';

/** Prices of the example's sales in hundreds of US dollars. The strip has a line at each. */
const sales = [194, 201, 209, 214, 218, 221, 223, 226, 229, 230, 233, 236, 238, 241, 246, 251, 256, 263, 271, 279];
const bottom = 190;
const top = 284;
const width = 800;
const xAtPrice = (price: number): number => Math.round(((price - bottom) / (top - bottom)) * width);

/** Text keys of the ends of the strip and of the key below it. */
const marks = ['low', 'high', 'middle', 'yours'] as const;

/** Shows an example of price discovery: a line for each sale, a band for the middle half and the dealer's own car. */
export const PriceStrip = () => {
  const t = useTexts('pages');
  const money = useExampleMoney();
  const values = {
    low: money(19_400),
    middle: money(21_800, 24_600),
    yours: money(23_100),
    high: money(27_900),
  };
  return (
    <Frame>
      <Title>{t('dealers.price.title')}</Title>
      <SmallText>{t('dealers.price.car')}</SmallText>
      <Strip viewBox={`0 0 ${width} 64`} preserveAspectRatio="none" aria-hidden="true">
        <rect className="band" x={xAtPrice(218)} y="4" width={xAtPrice(246) - xAtPrice(218)} height="56" />
        <path className="base" d={`M0 60H${width}`} />
        {sales.map((price) => (
          <path key={price} className="sale" d={`M${xAtPrice(price)} 20V60`} />
        ))}
        <path className="yours" d={`M${xAtPrice(231)} 0V64`} />
      </Strip>
      <Values>
        {marks.map((id) => (
          <div key={id} className={id}>
            <dt>{t(`dealers.price.${id}`)}</dt>
            <dd>{values[id]}</dd>
          </div>
        ))}
      </Values>
      <Caption>{t('dealers.price.caption')}</Caption>
    </Frame>
  );
};

const Frame = styled.figure`
  margin-block: ${space[4]} ${space[6]};
  padding: ${space[3]};
  border: 1px solid ${colour.line};
  border-radius: ${radius.card};
  background: ${colour.surface};
`;

const Title = styled.p`
  font-family: ${font.display};
  font-size: ${size.title};
  font-weight: ${font.strong};
  line-height: 1.3;
`;

const Strip = styled.svg`
  width: 100%;
  height: 6rem;
  margin-block: ${space[3]} ${space[2]};
  path {
    vector-effect: non-scaling-stroke;
  }
  .band {
    fill: ${colour.accentWash};
  }
  .base {
    stroke: ${colour.lineStrong};
  }
  .sale {
    stroke: ${colour.inkSoft};
    stroke-width: 1.5;
  }
  .yours {
    stroke: ${colour.accent};
    stroke-width: 4;
  }
`;

const Values = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]};
  padding-bottom: ${space[2]};
  dt {
    ${smallSoft}
  }
  dd {
    font-size: ${size.title};
    font-variant-numeric: tabular-nums lining-nums;
    font-weight: ${font.strong};
    line-height: 1.3;
    white-space: nowrap;
  }
  /* Below the first and the last line of the strip. */
  .low {
    padding-inline-start: 8%;
  }
  .high {
    padding-inline-end: 10%;
    text-align: end;
  }
  .middle,
  .yours {
    padding-inline-start: ${space[3]};
    ${media.phone} {
      grid-column: 1 / -1;
    }
  }
  .middle dt::before,
  .yours dt::before {
    content: '';
    display: inline-block;
    width: ${space[2]};
    height: 1em;
    margin-inline: -${space[3]} ${space[1]};
    background: ${colour.accentWash};
    vertical-align: -0.12em;
  }
  .yours dt::before {
    background: linear-gradient(to right, transparent 40%, ${colour.accent} 0 60%, transparent 0);
  }
`;

const Caption = styled.figcaption`
  ${smallFaint}
`;
