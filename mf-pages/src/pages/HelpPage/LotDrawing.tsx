import { useTexts } from '@caravan/shared/site';
import { company } from '../../components/company';
import { CarShape, Mark, TextLines } from '../../components/drawing/parts';
import { useExampleMoney } from '../../components/useExampleMoney';
import { Screen } from '../../components/drawing/Screen';

/** The figures of the panel in order. The order defines their numbers. */
export const marks = ['price', 'cost', 'demand', 'history'] as const;

/** Shows a lot on an auction page beside the panel of the extension, whose four figures are numbered. */
export const LotDrawing = () => {
  const t = useTexts('pages');
  const money = useExampleMoney();
  const values = {
    price: money(21_400),
    cost: money(20_600),
    demand: t('help.shows.demandValue'),
    history: t('help.shows.historyValue'),
  };
  return (
    <Screen label={t('help.shows.drawing')} address="auction.example/48213" height={300}>
      <rect className="studio" x="16" y="52" width="176" height="112" rx="3" />
      <CarShape x={39} y={92} />
      <text className="title" x="16" y="190">
        {t('help.shows.lot')}
      </text>
      <text className="soft" x="16" y="212">
        {t('help.shows.bid')}
      </text>
      <text className="title" x="16" y="233">
        {money(17_900)}
      </text>
      <TextLines x={16} y={250} widths={[150, 120, 140]} />
      <rect className="panel" x="214" y="48" width="174" height="240" rx="4" />
      <path className="accent" d="M214 52a4 4 0 0 1 4 -4H384a4 4 0 0 1 4 4V76H214Z" />
      <text className="on-accent" x="226" y="67">
        {company.name}
      </text>
      {marks.map((id, index) => {
        const y = 98 + index * 50;
        return (
          <g key={id}>
            <text className="soft" x="226" y={y}>
              {t(`help.shows.${id}.name`)}
            </text>
            <text className="title" x="226" y={y + 20}>
              {values[id]}
            </text>
            {index > 0 && <path className="hairline" d={`M226 ${y - 18}H376`} />}
            <Mark x={368} y={y + 6} number={index + 1} />
          </g>
        );
      })}
    </Screen>
  );
};
