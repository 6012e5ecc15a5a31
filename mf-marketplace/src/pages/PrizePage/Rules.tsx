import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { colour, font, size, space } from '@caravan/shared/theme';
import { Heading, Section } from '@caravan/shared/ui';
import { column } from '../../components/column';

interface RulesProps {
  /** `titles[n]` is the heading of `details[n]`. */
  readonly titles: readonly string[];
  readonly details: readonly string[];
}

export const Rules = ({ titles, details }: RulesProps) => {
  const t = useTexts('marketplace');
  return (
    <Section title={t('prize.rules')}>
      <List>
        {details.map((detail, index) => (
          <Rule key={index}>
            {titles[index] && (
              <Heading level={3} variant="body">
                {titles[index]}
              </Heading>
            )}
            <p>{detail}</p>
          </Rule>
        ))}
      </List>
    </Section>
  );
};

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]} ${space[6]};
  counter-reset: rule;
  ${column.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${column.widest} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Rule = styled.li`
  position: relative;
  padding-inline-start: ${space[5]};
  counter-increment: rule;
  &::before {
    content: counter(rule);
    position: absolute;
    inset-inline-start: 0;
    color: ${colour.accent};
    font-family: ${font.display};
    font-size: ${size.heading};
    font-weight: ${font.strong};
    line-height: 1;
  }
  p {
    margin-top: ${space.half};
    color: ${colour.inkSoft};
  }
`;
