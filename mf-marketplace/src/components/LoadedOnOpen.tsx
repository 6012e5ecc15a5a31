import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Disclosure } from '@caravan/shared/ui';

interface LoadedOnOpenProps {
  readonly title: string;
  /** Rendered once the visitor has opened it, also if that was before hydration. */
  readonly children: () => ReactNode;
}

/** Collapsible content whose data load when it is opened. Hidden without scripts. */
export const LoadedOnOpen = ({ title, children }: LoadedOnOpenProps) => {
  const [wasOpened, setWasOpened] = useState(false);
  const look = (details: HTMLDetailsElement | null): void => {
    if (details?.open) setWasOpened(true);
  };
  return (
    <Scripted title={title} ref={look} onToggle={(event) => look(event.currentTarget)}>
      {wasOpened && children()}
    </Scripted>
  );
};

const Scripted = styled(Disclosure)`
  @media (scripting: none) {
    display: none;
  }
`;
