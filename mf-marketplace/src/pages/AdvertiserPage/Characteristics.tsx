import { useTexts } from '@caravan/shared/site';
import { css, styled } from 'styled-components';
import type { FriendshipDetail } from '@caravan/shared/contracts/calls';
import { colour, font, size, space } from '@caravan/shared/theme';
import { Picture, Section } from '@caravan/shared/ui';
import { column } from '../../components/column';

type CharacteristicsProps = Pick<FriendshipDetail, 'characteristics'>;

/** Advantages of a product. The first and those without a picture have the width of the page, the others are in columns. */
export const Characteristics = ({ characteristics }: CharacteristicsProps) => {
  const t = useTexts('marketplace');
  if (characteristics.length === 0) return null;
  return (
    <Section title={t('advertiser.characteristics')}>
      <List>
        {characteristics.map(({ title, text, image }, index) => (
          <Entry key={index} $leads={index === 0} $pictured={image !== null}>
            {image !== null && <Picture src={image} alt="" width={960} height={720} />}
            <TextBlock $leads={index === 0} $pictured={image !== null}>
              <h3>{title}</h3>
              <p>{text}</p>
            </TextBlock>
          </Entry>
        ))}
      </List>
    </Section>
  );
};

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[3]};
`;

const pictureBeside = css`
  ${column.medium} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[3]};
    align-items: end;
  }
  ${column.wide} {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${space[5]};
    align-items: end;
  }
`;

const inColumns = css`
  flex-basis: 13rem;
  max-width: calc(50% - ${space[3]} / 2);
  ${column.phone} {
    display: grid;
    flex-basis: 100%;
    max-width: none;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space[2]};
    align-items: start;
  }
`;

const Entry = styled.li<{ $leads: boolean; $pictured: boolean }>`
  display: flex;
  flex: 1 1 100%;
  flex-direction: column;
  gap: ${space[2]};
  min-width: 0;
  ${({ $leads, $pictured }) => $pictured && ($leads ? pictureBeside : inColumns)}
`;

/** Title and text beside each other. */
const twoColumns = css`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: ${space[3]};
  ${column.phone} {
    display: block;
  }
`;

const TextBlock = styled.div<{ $leads: boolean; $pictured: boolean }>`
  padding-top: ${space[1]};
  border-top: 1px solid ${colour.line};
  h3 {
    margin-bottom: ${space.half};
    font-family: ${({ $leads }) => ($leads ? font.display : font.text)};
    font-size: ${({ $leads }) => ($leads ? size.heading : size.body)};
    ${column.wide} {
      font-size: ${({ $leads }) => ($leads ? size.display : size.body)};
    }
  }
  p {
    color: ${colour.inkSoft};
    font-size: ${({ $leads }) => ($leads ? size.lead : size.body)};
  }
  ${({ $leads, $pictured }) => !$leads && !$pictured && twoColumns}
`;
