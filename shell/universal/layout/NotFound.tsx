import { styled } from 'styled-components';
import { colour, measure, size, space } from '@caravan/shared/theme';
import { ButtonLink, Heading } from '@caravan/shared/ui';
import { useShellTexts } from '../texts/TextsContext';

/** The page for an unknown address, with a link to the home page. */
export function NotFound() {
  const t = useShellTexts();
  return (
    <Frame>
      <Drawing viewBox="0 0 320 96" aria-hidden="true">
        <path d="M8 88a34 34 0 0 1 68 0z" />
        <path d="M66 88a46 46 0 0 1 92 0z" />
        <path className="missing" d="M176 88a62 62 0 0 1 124 0" />
        <path className="road" d="M0 88.5h320" />
      </Drawing>
      <Heading level={1}>{t('layout.notFound.title')}</Heading>
      <Text>{t('layout.notFound.text')}</Text>
      <ButtonLink to="/home" variant="primary">
        {t('layout.notFound.action')}
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

const Drawing = styled.svg`
  width: min(100%, 20rem);
  margin-bottom: ${space[1]};
  fill: ${colour.ink};
  stroke: ${colour.paper};
  stroke-width: 3;
  .missing {
    fill: none;
    stroke: ${colour.accent};
    stroke-width: 1.5;
    stroke-dasharray: 5 6;
  }
  .road {
    stroke: ${colour.ink};
    stroke-width: 1;
  }
`;

const Text = styled.p`
  max-width: ${measure.text};
  color: ${colour.inkSoft};
  font-size: ${size.lead};
`;
