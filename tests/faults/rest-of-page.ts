/** Whether the rest of the page works after a fault: the language, the navigation and another page. */
import { paths } from '../../src/ui/paths.ts';
import { otherLanguage, type Stage } from './stage.ts';

/** Switches the language, and opens another page by a link of the header. */
export async function restOfPage(stage: Stage): Promise<string[]> {
  const { page, banner, main, messages, otherMessages, language } = stage;
  const other = otherLanguage(language);
  // the dialog of a change that failed can open again when the person has logged in
  await page.addLocatorHandler(stage.dialog, () => page.keyboard.press('Escape'));
  try {
    await banner.getByRole('button', { name: messages(`language_name_${other}`) }).click();
    await page.locator(`html[lang="${other}"]`).waitFor();
    const isCandidate = (await banner.getByRole('button', { name: otherMessages('log_out') }).count()) > 0;
    const { pathname } = new URL(page.url());
    const target = isCandidate ? (pathname === paths.contracts ? paths.invoices : paths.contracts) : paths.login;
    if (target === pathname) return [];
    await banner.locator(`a[href="${target}"]`).first().click();
    // the dialog that asks before a page is left stays open, and is answered below
    await page.removeLocatorHandler(stage.dialog);
    const leave = stage.dialog.getByRole('button', { name: otherMessages('leave_go') });
    const nothing = main.getByText(otherMessages(target === paths.contracts ? 'contract_none' : 'invoice_none'));
    const heading = main.getByRole('heading', { level: 1, name: titleOf(target, otherMessages) });
    await heading.or(leave).first().waitFor();
    if ((await leave.count()) > 0) await leave.click();
    await heading.waitFor();
    if (isCandidate) await main.getByRole('rowheader').or(nothing).first().waitFor();
    return [];
  } catch (error) {
    return [`the rest of the page does not work: ${String(error).split('\n')[0]}`];
  } finally {
    await page.removeLocatorHandler(stage.dialog);
  }
}

function titleOf(path: string, messages: Stage['messages']): string {
  if (path === paths.login) return messages('login_heading');
  return messages(path === paths.contracts ? 'contract' : 'invoice');
}
