import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import type { UsedCar } from '@caravan/shared/contracts/calls';
import { colour, font, smallSoft, space } from '@caravan/shared/theme';
import { Heading } from '@caravan/shared/ui';
import { PageBreadcrumbs } from '../../components/PageBreadcrumbs';
import { cataloguePath, titleOf } from '../../components/catalogue/carTexts';

export interface CarProps {
  readonly car: UsedCar;
}

export const CarBreadcrumbs = ({ car }: CarProps) => {
  const t = useTexts('marketplace');
  const { name } = car.brandInfo;
  return (
    <PageBreadcrumbs
      steps={[
        { text: t('carPage.catalogue'), to: cataloguePath() },
        { text: name, to: cataloguePath(name) },
        { text: titleOf(car) },
      ]}
    />
  );
};

/** The brand with its logo, the car's name and its trim level. */
export const CarTitle = ({ car: { brandInfo, levelTitle, ...car } }: CarProps) => (
  <Frame>
    <Brand>
      <img src={brandInfo.logo} alt="" width="32" height="32" />
      {brandInfo.name}
    </Brand>
    <Heading level={1} variant="display">
      {titleOf(car)}
    </Heading>
    {levelTitle !== null && <Level>{levelTitle}</Level>}
  </Frame>
);

const Frame = styled.header`
  display: grid;
  gap: ${space.half};
  padding-bottom: ${space[2]};
  overflow-wrap: break-word;
`;

const Level = styled.p`
  color: ${colour.inkSoft};
`;

const Brand = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  ${smallSoft}
  font-weight: ${font.strong};
  img {
    width: 2rem;
    height: 2rem;
    object-fit: contain;
  }
`;
