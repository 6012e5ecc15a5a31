import { styled } from 'styled-components';
import type { DetailedVehicle } from '../../api/listed';
import { formatDate, MISSING } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { colour, font, size, space } from '@caravan/shared/theme';

/** Brand, model and series (DET-4), and the date of the last update. */
export const VehicleBrand = ({ vehicle }: { readonly vehicle: DetailedVehicle }) => {
  const t = useTexts('marketplace');
  const { lang } = useSite();
  const facts = {
    brand: vehicle.brandName,
    model: vehicle.modelName,
    series: vehicle.seriesName ?? MISSING,
    updated: formatDate(vehicle.updateTime, lang),
  };
  return (
    <List>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{t(`vehiclePage.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
};

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  margin-block: ${space[2]} ${space[4]};
  border-block: 1px solid ${colour.line};
  > div {
    padding: ${space[1]} ${space[2]} ${space[1]} 0;
  }
  dt {
    color: ${colour.inkFaint};
    font-size: ${size.tiny};
    line-height: 1.4;
  }
  dd {
    font-weight: ${font.strong};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
