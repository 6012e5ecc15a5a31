import { useState, type ReactElement } from 'react';
import { useTexts } from '@caravan/shared/site';
import { css, styled } from 'styled-components';
import type { FriendshipDetail } from '@caravan/shared/contracts/calls';
import { space } from '@caravan/shared/theme';
import { Heading, Picture, Section, Tabs, useHydrated } from '@caravan/shared/ui';
import { column } from '../../components/column';
import { Lines } from '../../components/offer/Lines';

type TechnicalProps = Pick<FriendshipDetail, 'technical'>;

/** Technical data by subject. Without scripts there are no tabs: every subject stands below its name. */
export const Technical = ({ technical }: TechnicalProps): ReactElement | null => {
  const t = useTexts('marketplace');
  const [selected, setSelected] = useState('0');
  const hydrated = useHydrated();
  const sheets = technical.data.map((sheet, place) => ({
    ...sheet,
    id: String(place),
    image: technical.images[place],
  }));
  if (sheets.length === 0) return null;
  return (
    <Section title={t('advertiser.technical')}>
      <Place>
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
      </Place>
    </Section>
  );
};

/** The names of the sheets are those of the tabs, where there are tabs. */
const Place = styled.div`
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

/** What the browser will hide as soon as it takes over: nothing moves then. */
const notYet = css`
  @media (scripting: enabled) {
    display: none;
  }
`;

const beside = css`
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
  ${({ $pictured }) => $pictured && beside}
  ${({ $shown }) => !$shown && notYet}
  & + & {
    margin-top: ${space[4]};
  }
`;
