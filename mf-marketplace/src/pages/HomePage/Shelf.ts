import { css, styled } from 'styled-components';
import { space } from '@caravan/shared/theme';
import { CarList } from '../../components/catalogue/CarList';
import { column } from '../../components/column';
import { VehicleGrid } from '../../components/vehicle/VehicleGrid';

/** One row that scrolls sideways on phones, so that the sections below stay near. */
const shelf = css`
  ${column.phone} {
    grid-template-columns: none;
    grid-auto-columns: 84%;
    grid-auto-flow: column;
    column-gap: ${space[2]};
    overflow-x: auto;
    border-bottom: 0;
    scroll-snap-type: x proximity;
    scrollbar-width: none;
    /* Space for focus rings, which the scroll container would clip. */
    margin-inline: -${space.half};
    && {
      padding-inline: ${space.half};
    }
    > li {
      border-top: 0;
      scroll-snap-align: center;
    }
  }
`;

export const CarShelf = styled(CarList)`
  ${shelf}
`;

export const VehicleShelf = styled(VehicleGrid)`
  margin-top: ${space[2]};
  ${shelf}
`;
