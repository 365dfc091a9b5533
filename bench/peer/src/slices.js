import { createAction, createAsyncThunk, createSlice } from '@reduxjs/toolkit';
import { call } from './api.js';

export const loggedOut = createAction('session/loggedOut');

export const signIn = createAsyncThunk('auth/signIn', async (params) => {
  const session = await call({ verb: 'post', method: 'user_signin', entity: 'access_token', params });
  if (!session?.access_token) throw new Error('An error occurred');
  return session.access_token;
});

export const auth = createSlice({
  name: 'auth',
  initialState: { token: '', loading: 'idle', error: null },
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(signIn.pending, (state) => {
        state.loading = 'pending';
        state.error = null;
      })
      .addCase(signIn.fulfilled, (state, { payload }) => {
        state.loading = 'succeeded';
        state.token = payload;
        localStorage.setItem('LoggedIn', 'true');
      })
      .addCase(signIn.rejected, (state, { error }) => {
        state.loading = 'failed';
        state.error = error.message ?? 'An error occurred';
      });
  },
});

export const language = createSlice({
  name: 'language',
  initialState: { languageToggle: false, language_abbr: 'en' },
  reducers: {
    toggled: (state) => {
      state.languageToggle = !state.languageToggle;
      state.language_abbr = state.languageToggle ? 'ar' : 'en';
    },
  },
});

export const signUpDraft = createSlice({
  name: 'signUpDraft',
  initialState: {
    usr: '',
    first_name: '',
    last_name: '',
    phone_no: '',
    currency: '',
    hourly_rates: '',
    price_basis: '',
    preferences: '',
  },
  // the password is not stored
  reducers: { saved: (state, { payload: { password, ...draft } }) => ({ ...state, ...draft }) },
});

export const bioDraft = createSlice({
  name: 'bioDraft',
  initialState: { bio: '', other_technical_skills: '', other_languages: '' },
  reducers: { saved: (state, { payload }) => ({ ...state, ...payload }) },
});
