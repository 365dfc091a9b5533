import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, persistReducer, persistStore, REGISTER, REHYDRATE } from 'redux-persist';
import storage from 'redux-persist/es/storage';
import { listReducers } from './lists.js';
import { auth, bioDraft, language, loggedOut, signUpDraft } from './slices.js';

const combined = combineReducers({
  auth: auth.reducer,
  language: language.reducer,
  signUpDraft: signUpDraft.reducer,
  bioDraft: bioDraft.reducer,
  ...listReducers,
});

const rootReducer = (state, action) => combined(loggedOut.match(action) ? { language: state.language } : state, action);

export const store = configureStore({
  reducer: persistReducer({ key: 'root', storage, timeout: 5000 }, rootReducer),
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware({
      serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] },
    }),
});

export const persistor = persistStore(store);
