import { useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { leadToField } from '@caravan/shared/ui';
import { lackOf, type Lack } from './hints';
import { useCodeRequest, type CodePurpose } from './useCodeRequest';

interface CodeFormOptions {
  /** Gets the focus once a code is on its way, or where it is missing. */
  readonly codeField: RefObject<HTMLInputElement | null>;
  readonly purpose: CodePurpose;
  /** Gets the trimmed address and code once neither lacks anything. */
  readonly onSubmit: (email: string, code: string) => void;
}

/** The state of a form that proves an e-mail address by a code: its two fields, what they lack, and the request for a code. */
export const useCodeForm = ({ codeField, purpose, onSubmit }: CodeFormOptions) => {
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [lacks, setLacks] = useState<{ readonly email: Lack | null; readonly code: Lack | null }>({
    email: null,
    code: null,
  });
  const codeRequest = useCodeRequest(purpose);
  const leadTo = (name: 'email' | 'code'): void => leadToField(codeField.current?.form, name);

  const askForCode = async (): Promise<void> => {
    const lack = lackOf('email', email);
    setLacks({ email: lack, code: null });
    if (lack !== null) leadTo('email');
    else if (await codeRequest.request(email.trim())) leadTo('code');
  };

  return {
    email,
    code,
    lacks,
    ...codeRequest,
    handleEmail: (value: string): void => {
      setEmail(value);
      setLacks({ ...lacks, email: null });
    },
    handleCode: (value: string): void => {
      setCode(value);
      setLacks({ ...lacks, code: null });
    },
    handleSend: (): void => void askForCode(),
    /** Enter in the address asks for the code, as long as none was sent: it is what comes next. */
    handleEmailKey: (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || codeRequest.sentTo !== undefined) return;
      event.preventDefault();
      void askForCode();
    },
    handleSubmit: (event: FormEvent): void => {
      event.preventDefault();
      const found = { email: lackOf('email', email), code: lackOf('code', code) };
      setLacks(found);
      if (found.email !== null) leadTo('email');
      else if (found.code !== null) leadTo('code');
      else onSubmit(email.trim(), code.trim());
    },
  };
};

export type CodeForm = ReturnType<typeof useCodeForm>;
