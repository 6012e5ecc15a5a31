import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '@caravan/shared/ui';

interface SignInButtonProps {
  text: string;
  onSignIn: () => void;
}

/** What a visitor finds in the account place. A link to /login, so that it serves before hydration too; then it opens the sign-in in place. */
export function SignInButton({ text, onSignIn }: SignInButtonProps) {
  const handleClick = (event: MouseEvent): void => {
    event.preventDefault();
    onSignIn();
  };
  return (
    <ForVisitors to="/login" variant="primary" size="small" onClick={handleClick}>
      {text}
    </ForVisitors>
  );
}

// The server cannot know who is signed in: the page is marked before it is drawn, and the button keeps its place.
const ForVisitors = styled(ButtonLink)`
  :root[data-session] & {
    visibility: hidden;
  }
`;
