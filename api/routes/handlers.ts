import type { CallName } from '../../src/services/contract/calls.ts';
import type { Handler } from '../http/request-context.ts';
import { changePassword, endSession, getSessions } from './account.ts';
import { askPayment } from './ask-payment.ts';
import { logOut, signIn } from './auth.ts';
import { getContract, getContractList, getTaxList } from './contract.ts';
import { declineContract, deliverMilestone, endContract, signContract } from './contract-actions.ts';
import { deleteCoverNote, getCoverNotes, saveCoverNote } from './cover-note.ts';
import { downloadFile } from './download-file.ts';
import { sendVerification, verifyEmail } from './email-verification.ts';
import { exportMyData } from './export-my-data.ts';
import { getInvoice, getInvoices } from './invoice.ts';
import { getJobDescription, getJobRequests } from './job-request.ts';
import { getLandingPage } from './landing.ts';
import { getLoginTheme } from './login.ts';
import { codes, getTranslationText, lookup } from './lookup.ts';
import { getNotifications, readNotifications, saveEmailDigest } from './notification.ts';
import { getOpenRequests } from './open-requests.ts';
import { requestPasswordReset, resetPassword } from './password-reset.ts';
import { uploadPhoto } from './photo.ts';
import { getBio, getProfile } from './profile.ts';
import { createProfileLink, getProfileLink, getSharedProfile, revokeProfileLink } from './profile-link.ts';
import { subscribe } from './prompt.ts';
import { declineRfq, saveRfq, submitQuotation, withdrawQuotation } from './quotation.ts';
import { saveBio } from './save-bio.ts';
import { saveProfile } from './save-profile.ts';
import { registerCandidate } from './sign-up.ts';
import { uploadCv, uploadDeliverable } from './upload.ts';

/** The handler of each call. */
export const handlers: { readonly [N in CallName]: Handler<N> } = {
  getLanguages: codes('language'),
  getTechnicalSkills: lookup('technical_skill'),
  getEducationLevels: lookup('education_level'),
  getPreferences: lookup('preference'),
  getPriceBasis: lookup('price_basis'),
  getTranslationText,
  getLandingPage,
  getServices: lookup('service'),
  getOpenRequests,
  getLoginTheme,
  getCurrencies: codes('currency'),
  getIndustries: lookup('industry'),
  getRegions: lookup('region'),
  getServiceLines: lookup('service_line'),
  getYearsOfExperience: lookup('years_of_experience'),

  getBio,
  getProfile,
  getJobRequests,
  getJobDescription,
  getContractList,
  getContract,
  getTaxList,
  getInvoices,
  getInvoice,
  askPayment,

  signIn,
  subscribe,
  logOut,

  registerCandidate,
  uploadCv,
  saveBio,
  saveProfile,
  uploadPhoto,

  getProfileLink,
  createProfileLink,
  revokeProfileLink,
  getSharedProfile,

  submitQuotation,
  withdrawQuotation,
  declineRfq,
  saveRfq,

  signContract,
  declineContract,
  deliverMilestone,
  uploadDeliverable,
  endContract,

  getNotifications,
  readNotifications,
  saveEmailDigest,
  getCoverNotes,
  saveCoverNote,
  deleteCoverNote,

  changePassword,
  verifyEmail,
  sendVerification,
  requestPasswordReset,
  resetPassword,
  getSessions,
  endSession,
  downloadFile,
  exportMyData,
};
