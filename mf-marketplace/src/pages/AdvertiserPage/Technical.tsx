import { useState } from 'react';
import { useTexts } from '@caravan/shared/site';
import { css, styled } from 'styled-components';
import type { FriendshipDetail } from '@caravan/shared/contracts/calls';
import { space } from '@caravan/shared/theme';
import { Heading, Picture, Section, Tabs, useHydrated } from '@caravan/shared/ui';
import { column } from '../../components/column';
import { Lines } from '../../components/offer/Lines';

type TechnicalProps = Pick<FriendshipDetail, 'technical'>;

/** Technical data in tabs by subject. Without scripts all subjects are below each other. */
export const Technical = ({ technical }: TechnicalProps) => {
  const t = useTexts('marketplace');
  const [selected, setSelected] = useState('0');
  const hydrated = useHydrated();
  const sheets = technical.data.map((sheet, index) => ({
    ...sheet,
    id: String(index),
    image: technical.images[index],
  }));
  if (sheets.length === 0) return null;
  return (
    <Section title={t('advertiser.technical')}>
      <Container>
        <Tabs
          label={t('advertiser.technical')}
          items={sheets.map(({ id, name }) => ({ id, text: name }))}
          selected={selected}
          onSelect={setSelected}
        >
          {sheets.map(({ id, name, mapList, image }) => (
            <Sheet
              key={id}
              hidden={hydrated && id !== selected}
              $shown={id === selected}
              $pictured={image !== undefined}
            >
              <Heading level={3}>{name}</Heading>
              {image !== undefined && <Picture src={image} alt="" width={960} height={720} />}
              <Lines lines={mapList} />
            </Sheet>
          ))}
        </Tabs>
      </Container>
    </Section>
  );
};

/** With tabs, headings would repeat the tabs' names. */
const Container = styled.div`
  h3 {
    grid-column: 1 / -1;
  }
  @media (scripting: none) {
    [role='tablist'] {
      display: none;
    }
  }
  @media (scripting: enabled) {
    h3 {
      display: none;
    }
  }
`;

/** Hides the other subjects before hydration too, so that hydration moves nothing. */
const hiddenWithScripts = css`
  @media (scripting: enabled) {
    display: none;
  }
`;

const withPicture = css`
  ${column.medium} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
  ${column.wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: ${space[5]};
  }
`;

const Sheet = styled.div<{ $shown: boolean; $pictured: boolean }>`
  display: grid;
  gap: ${space[3]};
  align-items: start;
  ${({ $pictured }) => $pictured && withPicture}
  ${({ $shown }) => !$shown && hiddenWithScripts}
  & + & {
    margin-top: ${space[4]};
  }
`;
