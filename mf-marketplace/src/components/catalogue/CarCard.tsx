import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ListedCar } from '../../api/listed';
import { useSite, useTexts } from '@caravan/shared/site';
import { FactList, Picture, Price, CardLink, SmallText } from '@caravan/shared/ui';
import { LandedFigure } from '../landed/LandedFigure';
import { Figures, Frame, Name, TextBlock } from '../vehicle/VehicleCard.styles';
import { carFacts } from './carFacts';

interface CarCardProps {
  readonly car: ListedCar;
  /** Name of the car with its year. */
  readonly name: string;
  readonly controls: ReactNode;
}

/** A car of the catalogue in the same layout as `VehicleCard`. */
export const CarCard = ({ car, name, controls }: CarCardProps) => {
  const t = useTexts('marketplace');
  const { currency, lang } = useSite();
  const details = [car.energyTitle, car.levelTitle].filter((text) => text !== null);
  return (
    <Frame>
      <Picture src={car.coverImg} alt="" width={1200} height={750} />
      <TextBlock>
        <Name>
          <CardLink to={`/car/model/detail/${car.usedCarId}`}>{name}</CardLink>
        </Name>
        {details.length > 0 && <SmallText>{details.join(', ')}</SmallText>}
        <Price amount={car.salePrice} currency={currency} lang={lang} missingText={t('noPrice')} />
        <LandedFigure landed={car.landed} />
      </TextBlock>
      <StretchedFigures>
        <FactList facts={carFacts(car, t, lang)} columns="compact" />
      </StretchedFigures>
      {controls}
    </Frame>
  );
};

/** Aligns the actions with those of taller cards. */
const StretchedFigures = styled(Figures)`
  flex: 1;
`;
