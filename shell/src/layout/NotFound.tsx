import { styled } from 'styled-components';
import { colour, measure, size, space } from '@caravan/shared/theme';
import { ButtonLink, Heading } from '@caravan/shared/ui';
import { useLayoutTexts } from './useLayoutTexts';

/** What an address shows that leads nowhere: the road ends, the way home does not. */
export function NotFound() {
  const { notFound: texts } = useLayoutTexts();
  return (
    <Frame>
      <Road viewBox="0 0 480 150" aria-hidden="true">
        <path className="hill" d="M0 118c60-70 120-86 190-30 40 32 80 24 120-8 60-48 110-40 170 20v50H0z" />
        <path
          className="road"
          d="M196 150c6-26 16-44 34-56 14-10 15-17 4-26M300 150c-10-26-20-42-36-54-16-12-20-20-8-28"
        />
        <path className="dash" d="M248 148c-2-20-4-34-4-46" />
        <path className="post" d="M330 66v60M306 74h48l10 10-10 10h-48z" />
      </Road>
      <Heading level={1}>{texts.title}</Heading>
      <Text>{texts.text}</Text>
      <ButtonLink to="/home" variant="primary">
        {texts.action}
      </ButtonLink>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[2]};
  padding-block: ${space[6]};
`;

const Road = styled.svg`
  width: min(100%, 30rem);
  margin-bottom: ${space[2]};
  fill: none;
  stroke-width: 1.5;
  stroke-linejoin: round;
  stroke-linecap: round;
  .hill {
    fill: ${colour.wash};
  }
  .road {
    stroke: ${colour.lineStrong};
  }
  .dash {
    stroke: ${colour.lineStrong};
    stroke-dasharray: 6 8;
  }
  .post {
    fill: ${colour.paper};
    stroke: ${colour.accent};
  }
`;

const Text = styled.p`
  max-width: ${measure.text};
  color: ${colour.inkSoft};
  font-size: ${size.lead};
`;
