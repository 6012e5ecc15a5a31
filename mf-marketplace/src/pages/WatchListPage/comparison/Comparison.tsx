import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useSite, useTexts } from '@caravan/shared/site';
import { space } from '@caravan/shared/theme';
import { ButtonLink, Heading, Skeleton, useHydrated, VisuallyHidden } from '@caravan/shared/ui';
import { compareSearch } from '../compareView';
import { ComparedTable } from './ComparedTable';
import { Missing } from './Missing';
import { useCompared } from './useCompared';

interface ComparisonProps {
  readonly ids: readonly string[];
  readonly search: URLSearchParams;
}

/** The comparison of the vehicles in the address. An unavailable vehicle is named and has no column. */
export const Comparison = ({ ids, search }: ComparisonProps) => {
  const t = useTexts('marketplace');
  const { words } = useSite();
  const { found, failed, isLoading } = useCompared(ids);
  const heading = useFocusOnChange(ids.join());
  return (
    <Frame aria-labelledby="comparison">
      <Head>
        <Heading level={2} id="comparison" ref={heading} tabIndex={-1}>
          {t('watchList.comparison')}
        </Heading>
        <ButtonLink size="small" to={{ search: compareSearch(search, []) }}>
          {t('watchList.close')}
        </ButtonLink>
      </Head>
      {isLoading ? (
        <div aria-busy="true">
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          <Skeleton $height="40rem" />
        </div>
      ) : (
        <>
          {failed.map((vehicle) => (
            <Missing key={vehicle.id} {...vehicle} />
          ))}
          {found.length > 0 && <ComparedTable vehicles={found} />}
        </>
      )}
    </Frame>
  );
};

/** Focuses the heading when the comparison opens or changes, but not if the page starts with it. */
const useFocusOnChange = (shown: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const hydrated = useHydrated();
  const before = useRef(hydrated ? '' : shown);
  useEffect(() => {
    if (before.current !== shown) heading.current?.focus({ preventScroll: true });
    before.current = shown;
  }, [shown]);
  return heading;
};

const Frame = styled.section`
  padding-bottom: ${space[6]};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[2]};
  padding-bottom: ${space[2]};
`;
