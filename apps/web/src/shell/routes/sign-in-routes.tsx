import type { RouteObject } from 'react-router';
import { HomePage } from '../../features/sign-in/home-page';
import { SignInPage } from '../../features/sign-in/sign-in-page';

// not loaded on demand: what sign-in needs is then in the first file, and sign-in needs no other
export const signInRoute: RouteObject = { path: 'login', element: <SignInPage /> };
/** A path that is only the language: the landing page, or sign-in. */
export const homeRoute: RouteObject = { index: true, element: <HomePage /> };
