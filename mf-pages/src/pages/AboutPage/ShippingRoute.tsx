import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { colour, size, smallFaint, space } from '@caravan/shared/theme';

const stops = ['china', 'port', 'sea', 'poti', 'rustavi'] as const;

/** Shows the route of a car as a line with stops. It is horizontal if there is space, otherwise vertical. */
export const ShippingRoute = () => {
  const t = useTexts('pages');
  return (
    <Frame>
      <Line aria-label={t('about.way.drawing')}>
        {stops.map((id) => (
          <li key={id}>
            <Days>{t(`about.way.stops.${id}.days`)}</Days>
            <StopName>{t(`about.way.stops.${id}.place`)}</StopName>
            <p>{t(`about.way.stops.${id}.text`)}</p>
          </li>
        ))}
      </Line>
    </Frame>
  );
};

// Uses a container query, because the open side menu leaves little space even on a wide screen.
const roomy = '@container (min-width: 56rem)';

const Frame = styled.div`
  container-type: inline-size;
`;

const Line = styled.ol`
  li {
    position: relative;
    padding: 0 0 ${space[3]} ${space[4]};
    border-inline-start: 2px solid ${colour.line};
    color: ${colour.inkSoft};
  }
  li:last-child {
    border-color: transparent;
    padding-bottom: 0;
  }
  li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.3rem;
    inset-inline-start: -0.5rem;
    width: 0.875rem;
    height: 0.875rem;
    border: 2px solid ${colour.accent};
    border-radius: 50%;
    background: ${colour.paper};
  }
  li:last-child::before {
    background: ${colour.accent};
  }
  li > p:last-child {
    max-width: 60ch;
    font-size: ${size.small};
  }
  ${roomy} {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    padding-top: ${space[1]};
    li {
      padding: ${space[3]} ${space[3]} 0 0;
      border-inline-start: 0;
      border-block-start: 2px solid ${colour.line};
    }
    li:last-child {
      padding-inline-end: 0;
    }
    li::before {
      inset-block-start: -0.5rem;
      inset-inline-start: 0;
    }
  }
`;

const Days = styled.p`
  ${smallFaint}
  font-variant-numeric: tabular-nums lining-nums;
`;

const StopName = styled.h3`
  margin-bottom: ${space[1]};
  color: ${colour.ink};
`;
