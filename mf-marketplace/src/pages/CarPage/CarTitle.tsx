import type { ReactElement } from 'react';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import type { UsedCar } from '@caravan/shared/contracts/calls';
import { colour, font, size, space } from '@caravan/shared/theme';
import { PageHeading, type Crumb } from '@caravan/shared/ui';
import { PageWay } from '../../components/PageWay';
import { cataloguePath, titleOf } from './carTexts';

/** The steps to the page: the catalogue, and what is below it. */
const Way = ({ steps }: { readonly steps: readonly Crumb[] }): ReactElement => {
  const t = useTexts('marketplace');
  return <PageWay steps={[{ text: t('carPage.catalogue'), to: cataloguePath() }, ...steps]} />;
};

/** Where the page stands, the marque with its logo, and what the car is called here and where it comes from. */
export const CarTitle = ({ car }: { readonly car: UsedCar }): ReactElement => {
  const { brandInfo, levelTitle, originalName } = car;
  const title = titleOf(car);
  return (
    <PageHeading
      over={<Way steps={[{ text: brandInfo.name, to: cataloguePath(brandInfo.name) }, { text: title }]} />}
      title={title}
      lead={
        levelTitle === null && originalName === null ? undefined : (
          <Names>
            {levelTitle !== null && <span>{levelTitle}</span>}
            {originalName !== null && <span lang="zh">{originalName}</span>}
          </Names>
        )
      }
      action={
        <Marque>
          <img src={brandInfo.logo} alt="" width="48" height="48" />
          {brandInfo.name}
        </Marque>
      }
    />
  );
};

/** Parted by a rule; one that would begin a line is clipped away. */
const Names = styled.span`
  display: flex;
  flex-wrap: wrap;
  overflow: hidden;
  > span {
    margin-inline-start: calc(-1px - ${space[1]});
    padding-inline: ${space[1]} calc(2 * ${space[1]});
    border-inline-start: 1px solid ${colour.lineStrong};
  }
`;

const Marque = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  font-family: ${font.display};
  font-size: ${size.title};
  font-weight: ${font.strong};
  img {
    width: 3rem;
    height: 3rem;
    object-fit: contain;
  }
`;
