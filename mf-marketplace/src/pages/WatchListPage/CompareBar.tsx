import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { colour, layer, media, size, space } from '@caravan/shared/theme';
import { Button, ButtonLink, Picture } from '@caravan/shared/ui';
import { column } from '../../components/column';
import { compareSearch, MIN_COMPARED, MAX_COMPARED } from './compareView';
import type { Comparable } from './watchedEntries';

interface CompareBarProps {
  readonly choice: readonly Comparable[];
  readonly tooMany: boolean;
  readonly search: URLSearchParams;
  readonly onClear: () => void;
}

/** Sticky bar with the chosen vehicles and the link to the comparison. */
export const CompareBar = ({ choice, tooMany, search, onClear }: CompareBarProps) => {
  const t = useTexts('marketplace');
  const ids = choice.map(({ key }) => key);
  const isEnough = ids.length >= MIN_COMPARED;
  const textKey = tooMany ? 'watchList.tooMany' : isEnough ? 'watchList.chosen' : 'watchList.oneMore';
  return (
    <Bar aria-label={t('watchList.bar')}>
      <Slots aria-hidden="true">
        {Array.from({ length: MAX_COMPARED }, (_, index) => {
          const entry = choice[index];
          return <Slot key={index}>{entry && <Picture src={entry.image} alt="" width={1200} height={750} />}</Slot>;
        })}
      </Slots>
      <Hint $warns={tooMany}>{t(textKey, { number: ids.length, most: MAX_COMPARED })}</Hint>
      <Actions>
        <Button variant="quiet" onClick={onClear}>
          {t('watchList.clear')}
        </Button>
        {isEnough && (
          <ButtonLink variant="primary" to={{ search: compareSearch(search, ids) }}>
            {t('watchList.compare')}
          </ButtonLink>
        )}
      </Actions>
    </Bar>
  );
};

const Bar = styled.section`
  position: sticky;
  z-index: ${layer.sticky};
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  margin-top: ${space[4]};
  padding-block: ${space[1]};
  /* Space for the floating "back to top" button. */
  padding-inline-end: 4rem;
  border-top: 2px solid ${colour.ink};
  background: ${colour.paper};
  ${media.low} {
    position: static;
  }
`;

const Slots = styled.ul`
  display: flex;
  gap: ${space[1]};
  ${column.phone} {
    display: none;
  }
`;

const Slot = styled.li`
  width: 4.5rem;
  aspect-ratio: 16 / 10;
  border: 1px dashed ${colour.lineStrong};
  &:has(*) {
    border: 0;
  }
`;

const Hint = styled.output<{ $warns: boolean }>`
  flex: 1 1 10rem;
  color: ${({ $warns }) => ($warns ? colour.bad : colour.inkSoft)};
  font-size: ${size.small};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[1]};
  min-height: 2.75rem;
  margin-inline-start: auto;
  ${column.phone} {
    flex: 1 1 100%;
    > :is(a, button) {
      flex: 1;
      padding-inline: ${space[1]};
    }
  }
`;
