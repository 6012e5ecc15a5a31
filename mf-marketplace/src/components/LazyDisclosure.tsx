import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Disclosure } from '@caravan/shared/ui';

interface LazyDisclosureProps {
  readonly title: string;
  /** Rendered once the visitor has opened it, also if that was before hydration. */
  readonly children: () => ReactNode;
}

/** Collapsible content whose data load when it is opened. Hidden without scripts. */
export const LazyDisclosure = ({ title, children }: LazyDisclosureProps) => {
  const [wasOpened, setWasOpened] = useState(false);
  const checkOpen = (details: HTMLDetailsElement | null): void => {
    if (details?.open) setWasOpened(true);
  };
  return (
    <Scripted title={title} ref={checkOpen} onToggle={(event) => checkOpen(event.currentTarget)}>
      {wasOpened && children()}
    </Scripted>
  );
};

const Scripted = styled(Disclosure)`
  @media (scripting: none) {
    display: none;
  }
`;
