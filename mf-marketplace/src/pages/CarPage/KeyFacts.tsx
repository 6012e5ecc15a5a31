import { styled } from 'styled-components';
import type { Language } from '@caravan/shared/contracts';
import type { UsedCar } from '@caravan/shared/contracts/calls';
import { formatNumber, MISSING } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { colour, font, leading, size, smallFaint, smallSoft, space } from '@caravan/shared/theme';
import { column } from '../../components/column';
import { rangeFact } from '../../components/catalogue/carFacts';
import { powerFact } from '../../components/facts';

/** Formats the numbers of body dimensions such as "4800×1875×1460", and allows line breaks between them. */
const formatBodySize = (bodySize: string, lang: Language) => (
  <BodySize>
    {bodySize.split('×').map((part, index) => (
      <span key={`${part} ${index}`}>
        {index > 0 && (
          <>
            ×<wbr />
          </>
        )}
        {/^\d+$/.test(part) ? formatNumber(Number(part), lang) : part}
      </span>
    ))}
  </BodySize>
);

/** Fuel type, power, range or consumption, and size, in large figures (MOD-4). */
export const KeyFacts = ({ car }: { readonly car: UsedCar }) => {
  const t = useTexts('marketplace');
  const { lang } = useSite();
  const facts = [
    { term: t('carPage.facts.fuel'), value: car.energyTitle ?? MISSING, unit: undefined },
    powerFact(t('carPage.facts.power'), car.totalPower, lang),
    rangeFact(car, t, lang),
    {
      term: t('carPage.facts.size'),
      value: car.bodySize === null ? MISSING : formatBodySize(car.bodySize, lang),
      unit: car.bodySize === null ? undefined : t('carPage.facts.mm'),
    },
  ];
  return (
    <List aria-label={t('carPage.facts.label')}>
      {facts.map(({ term, value, unit }) => (
        <Fact key={term}>
          <dt>{term}</dt>
          <dd>
            {value === MISSING ? <Unstated>{t('carPage.facts.notStated')}</Unstated> : value}
            {unit !== undefined && <Unit> {unit}</Unit>}
          </dd>
        </Fact>
      ))}
    </List>
  );
};

/** One line on the widest pages, two columns on others. The dimensions are on one line in both languages. */
const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]} ${space[2]};
  padding-bottom: ${space[5]};
  ${column.widest} {
    grid-template-columns: repeat(3, auto) max-content;
  }
`;

const Fact = styled.div`
  padding-top: ${space[1]};
  border-top: 1px solid ${colour.ink};
  dt {
    ${smallSoft}
    line-height: 1.35;
  }
  dd {
    margin-top: ${space.half};
    font-size: ${size.heading};
    font-variant-numeric: tabular-nums lining-nums;
    font-weight: ${font.strong};
    line-height: ${leading.tight};
    letter-spacing: -0.01em;
    ${column.phone} {
      font-size: ${size.title};
    }
  }
`;

const Unstated = styled.span`
  color: ${colour.inkFaint};
  font-size: ${size.body};
  font-weight: ${font.normal};
  letter-spacing: normal;
`;

const BodySize = styled.span`
  ${column.wide} {
    font-size: ${size.lead};
  }
`;

const Unit = styled.span`
  ${smallFaint}
  font-weight: ${font.normal};
  letter-spacing: normal;
  white-space: nowrap;
`;
