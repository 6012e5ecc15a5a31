import { useState } from 'react';
import { styled } from 'styled-components';
import { formatMoney } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { Checkbox } from '@caravan/shared/ui';
import { differs, sectionsOf } from '../../../components/comparison/comparisonRows';
import { ComparisonTable } from '../../../components/comparison/ComparisonTable';
import { useLandedTexts } from '../../../components/landed/useLandedTexts';
import type { ComparedItem } from './compared';
import { rowsOfVehicles } from './rowsOfVehicles';

/** The comparison table with all lines, or only the different ones. */
export const ComparedTable = ({ vehicles }: { readonly vehicles: readonly ComparedItem[] }) => {
  const t = useTexts('marketplace');
  const { lang, currency, country } = useSite();
  const { amount, problem, reasons } = useLandedTexts();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const rows = rowsOfVehicles(
    vehicles,
    {
      overview: t('watchList.overview'),
      price: t('watchList.price'),
      cleared: t(
        vehicles.some(({ kind }) => kind === 'car') ? `watchList.cleared.${country}` : 'watchList.cleared.here',
      ),
    },
    {
      price: ({ price }) => (price === null ? null : formatMoney(price, currency, lang)),
      cleared: ({ cleared }) => {
        if (cleared === null) return null;
        const { low, high, unknown } = cleared;
        if (low === null || high === null) return cleared.problem && problem(cleared);
        return unknown.length > 0 ? `${amount({ low, high })} (${reasons(cleared)})` : amount({ low, high });
      },
    },
  );
  const columns = vehicles.map(({ id, name, image, to }) => ({ id, name, image, to }));
  const canDiffer = vehicles.length > 1;
  const shownRows = onlyDifferences && canDiffer ? rows.filter((row) => row.type === 0 || differs(row)) : rows;
  const hasNoDifference = onlyDifferences && sectionsOf(shownRows, columns.length).length === 0;
  return (
    <>
      {canDiffer && (
        <Choice>
          <Checkbox
            label={t('watchList.onlyDifferences')}
            checked={onlyDifferences}
            onChange={() => setOnlyDifferences(!onlyDifferences)}
          />
        </Choice>
      )}
      <output>{hasNoDifference && t('watchList.same')}</output>
      {!hasNoDifference && (
        <ComparisonTable label={t('watchList.comparison')} columns={columns} rows={shownRows} marksDifferences />
      )}
    </>
  );
};

const Choice = styled.div`
  @media (scripting: none) {
    visibility: hidden;
  }
`;
