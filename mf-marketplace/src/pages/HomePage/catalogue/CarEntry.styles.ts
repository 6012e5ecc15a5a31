import { styled } from 'styled-components';
import { colour, media, size, space } from '@caravan/shared/theme';

export const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: ${space[3]};
  align-items: start;
  padding-block: ${space[3]};
  border-top: 1px solid ${colour.line};
  ${media.narrow} {
    gap: ${space[2]};
    padding-block: ${space[2]};
  }
`;

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.half};
  min-width: 0;
`;

export const Origin = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[1]};
  color: ${colour.inkSoft};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
  > span + span::before {
    content: '';
    display: inline-block;
    width: 1px;
    height: 0.8em;
    margin-inline-end: ${space[1]};
    background: ${colour.lineStrong};
  }
`;

export const Name = styled.h3`
  font-size: ${size.title};
`;

export const Level = styled.p`
  color: ${colour.inkSoft};
  font-size: ${size.small};
`;
