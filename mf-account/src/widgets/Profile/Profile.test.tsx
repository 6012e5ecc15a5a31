import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SiteSession } from '@caravan/shared/site';
import { expectConsole } from '@caravan/shared/testing';
import { answering, renderInHost, signedInSession, testUser, type Answers } from '../../testing/renderInHost';
import { widget } from './Profile';

const session: SiteSession = {
  ...signedInSession,
  countries: [
    { id: 'az', name: 'Azerbaijan', nameEn: 'Azerbaijan', icon: '/media/flags/az.svg' },
    { id: 'ge', name: 'Georgia', nameEn: 'Georgia', icon: '/media/flags/ge.svg' },
  ],
};

const open = (answers: Answers = {}) =>
  renderInHost(<widget.Component given={{ onClose: () => undefined }} />, answering(answers), { site: { session } });

beforeEach(() => sessionStorage.clear());

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the profile dialog', () => {
  it('shows the user and opens the edit and e-mail dialogs [ACC-3]', async () => {
    await open();
    expect(screen.getByRole('dialog', { name: 'Your information' })).toHaveTextContent(/nino@example\.com/);
    expect(screen.getByRole('dialog')).toHaveTextContent(/Georgia/);
    await click('Edit your information');
    expect(screen.getByRole('dialog', { name: 'Edit your information' })).toBeVisible();
    await click('Back');
    await click('Change e-mail');
    expect(screen.getByRole('dialog', { name: 'Change e-mail' })).toBeVisible();
  });

  it('saves names, country, currency and avatar [ACC-3] [ACC-4]', async () => {
    const changed = { ...testUser, lastName: 'Beridze', country: 'az', currency: 'GEL' as const };
    const saveUserInfo = jest.fn<unknown, [unknown]>(() => changed);
    const { toast, userChanged } = await open({ saveUserInfo });
    await click('Edit your information');
    await userEvent.type(screen.getByLabelText('Last name'), 'Beridze');
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'Azerbaijan');
    await userEvent.click(screen.getByLabelText(/GEL/));
    await userEvent.click(screen.getByLabelText('Picture 3'));
    await click('Save');
    expect(saveUserInfo).toHaveBeenCalledWith({
      avatar: '/media/avatars/3.svg',
      lastName: 'Beridze',
      country: 'az',
      currency: 'GEL',
    });
    expect(userChanged).toHaveBeenCalledWith(changed);
    expect(toast).toHaveBeenCalledWith({ text: 'Your information has been updated', tone: 'success' });
    expect(await screen.findByRole('dialog', { name: 'Your information' })).toBeVisible();
  });

  it('fetches the countries that the session could not load, again each time it opens [ACC-3]', async () => {
    const getCountryList = jest.fn<unknown, []>();
    const { withSite } = await open({ getCountryList });
    await withSite({ session: { ...session, countries: [] } });
    await click('Edit your information');
    expect(screen.queryByRole('option', { name: 'Azerbaijan' })).not.toBeInTheDocument();
    getCountryList.mockReturnValue(session.countries);
    await click('Back');
    await click('Edit your information');
    expect(await screen.findByRole('option', { name: 'Azerbaijan' })).toBeInTheDocument();
    expect(getCountryList).toHaveBeenCalledTimes(2);
  });

  it('sends changed fields only, so that it keeps what another tab has changed [ACC-3]', async () => {
    const changedElsewhere = { ...testUser, avatar: '/uploads/images/1.png', country: 'az', currency: 'GEL' as const };
    const saveUserInfo = jest.fn((changes: unknown) => Object.assign({}, changedElsewhere, changes));
    const { userChanged } = await open({ saveUserInfo });
    await click('Edit your information');
    await userEvent.type(screen.getByLabelText('Last name'), 'Beridze');
    await click('Save');
    expect(saveUserInfo).toHaveBeenCalledWith({ lastName: 'Beridze' });
    expect(userChanged).toHaveBeenCalledWith({ ...changedElsewhere, lastName: 'Beridze' });
  });

  it('keeps the typed values when saving fails [ERR-2]', async () => {
    const { userChanged } = await open();
    await click('Edit your information');
    await userEvent.type(screen.getByLabelText('Last name'), 'Beridze');
    await click('Save');
    expect(userChanged).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Last name')).toHaveValue('Beridze');
  });
});

describe('unsent values', () => {
  const escape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

  it.each([
    ['Edit your information', 'Last name', 'Beridze'],
    ['Change e-mail', 'New e-mail', 'new@example.com'],
  ])('in "%s" cause a question on Escape and survive a reload', async (dialog, field, text) => {
    await open();
    await click(dialog);
    await userEvent.type(screen.getByLabelText(field), text);
    escape();
    expect(screen.getByText('Close the form? Nothing has been changed yet.')).toBeVisible();
    await click('Keep writing');
    expect(screen.getByLabelText(field)).toHaveValue(text);
    cleanup();
    await open();
    await click(dialog);
    expect(screen.getByLabelText(field)).toHaveValue(text);
  });
});

describe('the e-mail dialog', () => {
  it('reports an empty e-mail, then an empty code [ACC-3]', async () => {
    await open();
    await click('Change e-mail');
    await click('Send code');
    expect(screen.getByLabelText('New e-mail')).toHaveAccessibleDescription('Please enter the new e-mail');
    await userEvent.type(screen.getByLabelText('New e-mail'), 'new@example.com');
    await click('I have a code already');
    await click('Change e-mail');
    expect(screen.getByLabelText('Verification code')).toHaveAccessibleDescription('Please enter the code');
  });

  it('refuses the address that the account has already [ACC-3]', async () => {
    const sendEmailCode = jest.fn<unknown, [unknown]>();
    await open({ sendEmailCode });
    await click('Change e-mail');
    await userEvent.type(screen.getByLabelText('New e-mail'), 'Nino@Example.com{Enter}');
    expect(screen.getByLabelText('New e-mail')).toHaveAccessibleDescription('This is your e-mail address already.');
    await click('I have a code already');
    expect(screen.queryByLabelText('Verification code')).not.toBeInTheDocument();
    expect(sendEmailCode).not.toHaveBeenCalled();
  });

  it('changes the e-mail with a code sent to the new address [ACC-3]', async () => {
    const sendEmailCode = jest.fn<unknown, [unknown]>(() => ({ resendAfter: 60 }));
    const changed = { ...testUser, email: 'new@example.com' };
    const changeEmail = jest.fn<unknown, [unknown]>(() => changed);
    const { toast, userChanged } = await open({ sendEmailCode, changeEmail });
    await click('Change e-mail');
    await userEvent.type(screen.getByLabelText('New e-mail'), 'new@example.com{Enter}');
    expect(sendEmailCode).toHaveBeenCalledWith({ email: 'new@example.com', verifyCodeType: 2 });
    await userEvent.type(screen.getByLabelText('Verification code'), '012345{Enter}');
    expect(changeEmail).toHaveBeenCalledWith({ email: 'new@example.com', code: '012345' });
    expect(userChanged).toHaveBeenCalledWith(changed);
    expect(toast).toHaveBeenLastCalledWith({ text: 'Your e-mail address has been changed', tone: 'success' });
  });
});

describe('an uploaded picture', () => {
  const requests: FakeRequest[] = [];

  /** A request to an object store that accepts or refuses the file. */
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    readonly headers: Record<string, string> = {};
    status = 0;
    target = '';
    sent: unknown = null;
    constructor() {
      super();
      requests.push(this);
    }
    open(method: string, url: string): void {
      this.target = `${method} ${url}`;
    }
    setRequestHeader(name: string, value: string): void {
      this.headers[name] = value;
    }
    send(body: unknown): void {
      this.sent = body;
    }
    progress(loaded: number, total: number): void {
      this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total }));
    }
    end(status: number): void {
      this.status = status;
      this.dispatchEvent(new Event('loadend'));
    }
  }

  const permission = {
    uploadId: 'upload-1',
    method: 'PUT',
    url: 'https://store.example/images/1.png?signature=1',
    headers: { 'content-type': 'image/png' },
    key: '2026/11/20/1.png',
    expiresAt: 0,
  };
  const acceptedUpload = { permission: () => permission, finish: () => ({ address: '/uploads/images/1.png' }) };
  const picture = (bytes = 10, type = 'image/png') => new File([new Uint8Array(bytes)], 'me.png', { type });
  const choose = (file: File) =>
    userEvent
      .setup({ applyAccept: false })
      .upload(screen.getByLabelText('Upload a picture', { selector: 'input' }), file);
  const startUpload = async () => {
    await click('Edit your information');
    await choose(picture());
    await waitFor(() => expect(requests).toHaveLength(1));
  };
  const realRequest = globalThis.XMLHttpRequest;

  beforeEach(() => {
    requests.length = 0;
    Reflect.set(globalThis, 'XMLHttpRequest', FakeRequest);
  });
  afterEach(() => {
    globalThis.XMLHttpRequest = realRequest;
  });

  it('uploads to the object store and is selected after the server check [ACC-4]', async () => {
    const uploadPermission = jest.fn<unknown, [unknown]>(() => permission);
    const uploadFinish = jest.fn<unknown, [unknown]>(() => ({ address: '/uploads/images/1.png' }));
    const { toast } = await open({ permission: uploadPermission, finish: uploadFinish });
    await startUpload();
    expect(uploadPermission).toHaveBeenCalledWith({
      bucket: 'images',
      fileName: 'me.png',
      contentType: 'image/png',
      size: 10,
    });
    const [request] = requests;
    expect(request).toMatchObject({ target: `PUT ${permission.url}`, headers: permission.headers });
    act(() => request?.progress(1, 4));
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0.25');
    act(() => request?.end(200));
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith({ text: 'Upload Success', tone: 'success', about: 'avatar' }),
    );
    expect(uploadFinish).toHaveBeenCalledWith({ uploadId: 'upload-1' });
    expect(screen.getByLabelText('New picture')).toBeChecked();
  });

  it('stays a choice after another picture was chosen, as does the own one [ACC-4]', async () => {
    const { withSite } = await open(acceptedUpload);
    await withSite({ session: { ...session, user: { ...testUser, avatar: '/uploads/images/own.png' } } });
    await startUpload();
    act(() => requests[0]?.end(200));
    await waitFor(() => expect(screen.getByLabelText('New picture')).toBeChecked());
    for (const label of ['Picture 2', 'Your own picture', 'New picture', 'Picture 2']) {
      await userEvent.click(screen.getByLabelText(label));
      expect(screen.getByLabelText(label)).toBeChecked();
    }
    cleanup();
    await open();
    await click('Edit your information');
    expect(screen.getByLabelText('New picture')).not.toBeChecked();
  });

  it.each([
    [picture(10_240 * 1024 + 1), 'The picture is larger than 10 MB.'],
    [picture(10, 'application/pdf'), 'Only pictures can be uploaded: PNG, JPEG, WebP or GIF.'],
    [picture(10, 'image/svg+xml'), 'Only pictures can be uploaded: PNG, JPEG, WebP or GIF.'],
  ])('of a wrong type or size is refused with a message [ACC-4]', async (file, message) => {
    const uploadPermission = jest.fn();
    const { toast } = await open({ permission: uploadPermission });
    await click('Edit your information');
    await choose(file);
    expect(toast).toHaveBeenCalledWith({ text: message, tone: 'error', about: 'avatar' });
    expect(uploadPermission).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Picture 1')).toBeChecked();
  });

  it('is saved only after its upload has ended [ACC-4]', async () => {
    const saveUserInfo = jest.fn<unknown, [unknown]>(() => testUser);
    await open({ saveUserInfo, ...acceptedUpload });
    await startUpload();
    await click('Save');
    expect(saveUserInfo).not.toHaveBeenCalled();
    act(() => requests[0]?.end(200));
    await waitFor(() => expect(screen.getByLabelText('New picture')).toBeChecked());
    await click('Save');
    expect(saveUserInfo).toHaveBeenCalledWith(expect.objectContaining({ avatar: '/uploads/images/1.png' }));
  });

  it.each([
    ['before it was sent', {}, /upload failed: .*upload\/permission/],
    ['after it was sent', { permission: () => permission }, /upload failed: .*upload\/finish/],
  ])('is logged if the API refuses it %s [ERR-4]', async (_when, answers, message) => {
    expectConsole('warn', message);
    await open(answers);
    await click('Edit your information');
    await choose(picture());
    await waitFor(() => expect(requests).toHaveLength(Object.keys(answers).length));
    act(() => requests[0]?.end(200));
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Picture 1')).toBeChecked();
  });

  it.each([403, 0])('is not selected if the object store fails with status %i [ACC-4] [ERR-4]', async (status) => {
    expectConsole('warn', new RegExp(`upload failed: {"status":${status}}`));
    const { toast } = await open({ permission: () => permission });
    await startUpload();
    act(() => requests[0]?.end(status));
    const text = 'The upload did not work. Check your connection and try again.';
    await waitFor(() => expect(toast).toHaveBeenCalledWith({ text, tone: 'error', about: 'avatar' }));
    expect(screen.getByLabelText('Picture 1')).toBeChecked();
  });
});
