import type { ReactNode } from 'react';
import { useSite, useTexts } from '@caravan/shared/site';
import { Section } from '@caravan/shared/ui';
import type { ListedVehicle } from '../../api/listed';
import { api } from '../../api/api';
import { DemoNote } from '../../components/DemoNote';
import { VehicleCard } from '../../components/vehicle/VehicleCard';
import { VehicleGrid } from '../../components/vehicle/VehicleGrid';

interface RecommendedProps {
  readonly vehicles: readonly ListedVehicle[];
  /** Shown above the vehicles. */
  readonly note?: ReactNode;
}

export const Recommended = ({ vehicles, note }: RecommendedProps) => {
  const t = useTexts('marketplace');
  if (vehicles.length === 0) return null;
  return (
    <Section title={t('vehiclePage.recommended')}>
      {note}
      <VehicleGrid>
        {vehicles.map((vehicle) => (
          <VehicleCard key={vehicle.itemId} vehicle={vehicle} />
        ))}
      </VehicleGrid>
    </Section>
  );
};

/** Vehicles similar to a removed vehicle. The page has fetched them. */
export const SimilarToGone = ({ id }: { readonly id: string }) => {
  const { lang } = useSite();
  const { currentData: vehicles = [] } = api.query('finderVehiclesLike').useQuery({ id, lang });
  return <Recommended vehicles={vehicles} note={<DemoNote kind="list" items={vehicles} />} />;
};
