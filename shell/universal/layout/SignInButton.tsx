import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { leading, media, size, space } from '@caravan/shared/theme';
import { ButtonLink } from '@caravan/shared/ui';

interface SignInButtonProps {
  /** The name of the button by the specification. */
  text: string;
  /** What it does. */
  word: string;
  onSignIn: () => void;
}

/** What a visitor finds in the account place. A link to /login, so that it serves before hydration too; then it opens the sign-in in place. */
export function SignInButton({ text, word, onSignIn }: SignInButtonProps) {
  const handleClick = (event: MouseEvent): void => {
    event.preventDefault();
    onSignIn();
  };
  return (
    <ForVisitors to="/login" variant="primary" size="small" onClick={handleClick}>
      <Words>
        {text} <Word>{word}</Word>
      </Words>
    </ForVisitors>
  );
}

const Words = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: center;
  column-gap: ${space[1]};
  line-height: ${leading.tight};
  ${media.small} {
    flex-direction: column;
    align-items: center;
  }
`;

const Word = styled.span`
  font-size: ${size.small};
  font-weight: 400;
  ${media.small} {
    font-size: ${size.tiny};
  }
`;

// The server cannot know who is signed in: the page is marked before it is drawn, and the button keeps its place.
const ForVisitors = styled(ButtonLink)`
  :root[data-session] & {
    visibility: hidden;
  }
`;
