import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { FinderTop as Top } from '@caravan/shared/contracts/calls';
import { MISSING } from '@caravan/shared/format';
import { colour, font, leading, size, space } from '@caravan/shared/theme';
import { Picture, Stat } from '@caravan/shared/ui';

/** One pick: what stands out as a pull quote, then the verdict for and against, and the distance on one filling. */
export const FinderTop = ({ top }: { readonly top: Top }): ReactElement => {
  const { t } = useTranslation('marketplace');
  return (
    <Frame>
      <Picture src={top.img} alt="" width={1200} height={750} />
      <Name>{top.title}</Name>
      <Highlight>{top.highlight}</Highlight>
      <p>{top.overview}</p>
      <Verdict>
        <dt>{t('finder.positive')}</dt>
        <dd>{top.positive}</dd>
        <dt>{t('finder.consideration')}</dt>
        <dd>{top.consideration}</dd>
      </Verdict>
      <Stat label={t('finder.combinedMileage')} value={top.combinedMileage ?? MISSING} />
    </Frame>
  );
};

const Frame = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  height: 100%;
  > :last-child {
    margin-top: auto;
  }
`;

const Name = styled.h3`
  color: ${colour.inkSoft};
  font-family: ${font.text};
  font-size: ${size.body};
`;

const Highlight = styled.p`
  font-family: ${font.display};
  font-size: ${size.title};
  font-weight: ${font.strong};
  line-height: ${leading.tight};
`;

const Verdict = styled.dl`
  display: grid;
  gap: ${space.half};
  font-size: ${size.small};
  dt {
    color: ${colour.accent};
    font-weight: ${font.strong};
  }
  dd + dt {
    margin-top: ${space[1]};
    color: ${colour.inkSoft};
  }
`;
