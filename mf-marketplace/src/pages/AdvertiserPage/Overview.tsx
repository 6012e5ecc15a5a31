import { useId } from 'react';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import type { FriendshipDetail } from '@caravan/shared/contracts/calls';
import { measure, size, space } from '@caravan/shared/theme';
import { Heading, Picture } from '@caravan/shared/ui';
import { column } from '../../components/column';

const splitParagraphs = (text: string): string[] => text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');

export const Overview = ({ advertiser }: { readonly advertiser: FriendshipDetail }) => {
  const t = useTexts('marketplace');
  const titleId = useId();
  const { title, overview, overviewImg } = advertiser;
  const texts = splitParagraphs(overview.text);
  if (texts.length === 0 && overview.images.length === 0 && overviewImg === null) return null;
  return (
    <section aria-labelledby={titleId}>
      {overviewImg !== null && <Picture src={overviewImg} alt={title} width={960} height={720} />}
      <Title level={2} id={titleId}>
        {t('advertiser.overview')}
      </Title>
      <Text>
        {texts.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Text>
      {overview.images.length > 0 && (
        <Pictures>
          {overview.images.map((image, index) => (
            <li key={index}>
              <Picture
                src={image}
                alt={t('advertiser.picture', { title, number: index + 1 })}
                width={960}
                height={720}
              />
            </li>
          ))}
        </Pictures>
      )}
    </section>
  );
};

const Title = styled(Heading)`
  padding-block: ${space[3]} ${space[2]};
`;

const Text = styled.div`
  display: grid;
  gap: ${space[2]};
  max-width: ${measure.text};
  font-size: ${size.lead};
`;

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${space[2]};
  margin-top: ${space[4]};
  ${column.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    /* With an odd number of pictures, the first spans both columns. */
    > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;
