import type { CarComparison, UsedCar } from '@caravan/shared/contracts/calls';
import { Fetched, useTexts } from '@caravan/shared/site';
import type { BoundQuery } from '@caravan/shared/store';
import { Section, Skeleton } from '@caravan/shared/ui';
import { styled } from 'styled-components';
import { colour, space } from '@caravan/shared/theme';
import { sectionsOf } from '../../../components/comparison/comparisonRows';
import { ComparisonTable } from '../../../components/comparison/ComparisonTable';
import { titleOf } from '../../../components/catalogue/carTexts';
import { Features, isFeatures } from './Features';

interface EquipmentProps {
  readonly car: UsedCar;
  readonly query: BoundQuery<CarComparison>;
}

/** Technical data and equipment of the car (MOD-10). In the browser they load after the car. */
export const Equipment = ({ car, query }: EquipmentProps) => {
  const t = useTexts('marketplace');
  return (
    <Section title={t('carPage.equipment.title')}>
      <Fetched query={query.useQuery()} skeleton={<EquipmentSkeleton />} failure={t('carPage.equipment.failed')}>
        {({ tableHead, infoList }) =>
          sectionsOf(infoList, tableHead.length).length === 0 ? (
            <p>{t('carPage.equipment.empty')}</p>
          ) : (
            <>
              <ComparisonTable
                label={t('carPage.equipment.title')}
                columns={tableHead.map(({ id }) => ({ id, name: titleOf(car) }))}
                rows={infoList.filter((row) => !isFeatures(row))}
              />
              <Features groups={infoList.filter(isFeatures)} />
            </>
          )
        }
      </Fetched>
    </Section>
  );
};

/** Number of lines for a typical car. */
const LINES = 40;

const EquipmentSkeleton = () => (
  <div>
    {Array.from({ length: LINES }, (_, index) => (
      <Line key={index}>
        <Skeleton $width={index % 3 === 0 ? '30%' : '22%'} $height="0.9rem" />
        <Skeleton $width={index % 2 === 0 ? '12%' : '18%'} $height="0.9rem" />
      </Line>
    ))}
  </div>
);

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 2.5rem;
  padding-inline-end: ${space[6]};
  border-bottom: 1px solid ${colour.line};
`;
