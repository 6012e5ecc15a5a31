import { styled } from 'styled-components';
import { font, smallSoft, space } from '@caravan/shared/theme';
import { column } from '../../components/column';

/** Shown for a price without freight. */
export const ForFob = styled.div``;

/** Shown for a car with an engine. */
export const ForCombustion = styled.div``;

/** Replaces the engine volume for an electric car. */
export const ForElectric = styled.p`
  align-self: center;
  ${smallSoft}
`;

/** Choices show and hide fields by CSS, so that it works without scripts and before hydration. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  &:has([name='terms'] [value='cif']:checked) ${ForFob}, &:has([name='fuel'] [value='electric']:checked) ${ForCombustion} {
    display: none;
  }
  &:has([name='fuel'] option:not([value='electric']):checked) ${ForElectric} {
    display: none;
  }
`;

export const Legend = styled.legend`
  margin-bottom: ${space[1]};
  padding: 0;
  ${smallSoft}
  font-weight: ${font.normal};
`;

/** Columns of the same width in each group. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr));
  gap: ${space[2]};
  align-items: start;
  /* Two columns, or one with large text. */
  ${column.phone} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(34%, 8.5rem)), 1fr));
  }
`;

export const Wide = styled.div`
  grid-column: span 2;
  ${column.phone} {
    grid-column: 1 / -1;
  }
`;

export const Actions = styled.div`
  ${column.phone} {
    button {
      width: 100%;
    }
  }
`;
