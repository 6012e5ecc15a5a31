import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { changeSearch } from '../../api/pageSearch';
import { useLatestSearch } from '../useLatestSearch';
import { useList } from './listContext';

/**
 * Opens the filters of an address with `filters=open`, where the bar of the filters is visible. Removes the parameter, so
 * that Back does not open them again.
 */
export const OpenedFilters = ({ onOpen }: { readonly onOpen: () => void }) => {
  const { page } = useList();
  const navigate = useNavigate();
  const latestSearch = useLatestSearch();
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // Null in an element that is not displayed.
    if (!mark.current?.offsetParent) return;
    onOpen();
    const search = changeSearch(latestSearch(), { filters: null });
    void navigate(`${page}${search}`, { replace: true, preventScrollReset: true });
    // oxlint-disable-next-line exhaustive-deps -- runs once for an address
  }, []);
  return <Mark ref={mark} />;
};

/** Takes no space and no gap in the bar. */
const Mark = styled.span`
  position: absolute;
`;
