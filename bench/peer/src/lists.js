import { createAsyncThunk, createSlice } from '@reduxjs/toolkit';
import { call } from './api.js';

const reference = 'getAPIsforserviceExperinceIndustryRegion';

const requests = {
  profile: { method: 'get_profile', entity: 'profile', isPersonal: true },
  fetchedBio: { method: 'get_bio', entity: 'profile', isPersonal: true },
  jobRequests: { method: 'get_rfq', entity: 'job_request', isPersonal: true },
  jobDescription: { method: 'get_job_description', entity: 'job_request', isPersonal: true },
  contractList: { method: 'get_contract_list', entity: 'contract', isPersonal: true },
  contractDescription: { method: 'get_contract', entity: 'contract', isPersonal: true },
  invoices: { method: 'get_invoices', entity: 'invoice', isPersonal: true },
  taxDetails: { method: 'get_tax_list', entity: 'contract', isPersonal: true },
  currencies: { method: 'currencies', entity: reference },
  educationLevels: { method: 'get_education_level', entity: 'utils' },
  preferences: { method: 'get_preferences', entity: 'utils' },
  industries: { method: 'getIndustryList', entity: reference },
  regions: { method: 'getRegionList', entity: reference },
  serviceLines: { method: 'getServiceLineList', entity: reference },
  yearsOfExperience: { method: 'getYearsOfExperince', entity: reference },
  priceBasis: { method: 'get_price_basis', entity: 'utils' },
  technicalSkills: { method: 'get_technical_skills', entity: 'utils' },
  languages: { method: 'get_languges', entity: 'utils' },
  services: { method: 'get_services', entity: 'services' },
  landingPage: { method: 'get_landing_page', entity: 'sme_landing_page' },
  loginTheme: { method: 'get_login_theme', entity: 'logintheme' },
  translationText: { method: 'get_translation_text', entity: 'utils' },
};

function createList(name, { method, entity, isPersonal }) {
  const load = createAsyncThunk(`${name}/load`, (params, { getState, signal }) => {
    const { language, auth } = getState();
    const token = isPersonal ? auth.token : undefined;
    return call({ method, entity, token, signal, params: { language: language.language_abbr, ...params } });
  });
  const slice = createSlice({
    name,
    initialState: { data: null, loading: false, error: null },
    reducers: {},
    extraReducers: (builder) => {
      builder
        .addCase(load.pending, (state) => {
          state.loading = true;
          state.error = null;
        })
        .addCase(load.fulfilled, (state, { payload }) => {
          state.loading = false;
          state.data = payload;
        })
        .addCase(load.rejected, (state, { error }) => {
          state.loading = false;
          state.error = error.message ?? 'An error occurred';
        });
    },
  });
  return { load, reducer: slice.reducer };
}

const lists = Object.fromEntries(Object.entries(requests).map(([name, request]) => [name, createList(name, request)]));

export const listReducers = Object.fromEntries(Object.entries(lists).map(([name, { reducer }]) => [name, reducer]));

export const loadList = (name, params) => lists[name].load(params);
